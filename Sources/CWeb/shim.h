#include <libwebsockets.h>

// Swift does not import macros that are made of other macros, nor those with a cast.

// The bytes that libwebsockets writes before a payload.
static const int tablescreen_web_padding = LWS_PRE;

// The port on which the system picks a free one.
static inline int tablescreen_web_port(struct lws_context *context) {
  struct lws_vhost *host = lws_get_vhost_by_name(context, "default");
  return host ? lws_get_vhost_listen_port(host) : 0;
}

// Turns off the library's own log, which would hold addresses of people.
static inline void tablescreen_web_be_quiet(void) { lws_set_log_level(0, NULL); }
