#include <libwebsockets.h>
#include <zlib.h>

// Swift does not import macros that are made of other macros, nor those with a cast.

// The bytes that libwebsockets writes before a payload.
static const int tablescreen_web_padding = LWS_PRE;

// The port on which the system picks a free one.
static inline int tablescreen_web_port(struct lws_context *context) {
  struct lws_vhost *host = lws_get_vhost_by_name(context, "default");
  return host ? lws_get_vhost_listen_port(host) : 0;
}

// Compresses bytes as browsers expect it, and returns how many came out; zero where they do not fit into `room`.
static inline size_t tablescreen_web_zip(const unsigned char *bytes, size_t count, unsigned char *out, size_t room) {
  z_stream stream = {0};
  // 16 more than the window's size asks for the frame of gzip.
  if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = out;
  stream.avail_out = (uInt)room;
  int result = deflate(&stream, Z_FINISH);
  size_t written = room - stream.avail_out;
  deflateEnd(&stream);
  return result == Z_STREAM_END ? written : 0;
}

// Turns off the library's own log, which would hold addresses of people.
static inline void tablescreen_web_be_quiet(void) { lws_set_log_level(0, NULL); }
