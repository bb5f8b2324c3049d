// A million rows in GTK alone: GtkListView over a GtkStringList. It prints what bench-gtk prints.
#include <adwaita.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { COUNT = 1000000, SCROLLED = 300, JUMPS = 60, STEP = 700 };

static void say(const char *name, double value) {
  printf("%s\t%.2f\n", name, value);
  fflush(stdout);
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_REALTIME, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static double processor(void) { return (double)clock() / CLOCKS_PER_SEC; }

static double memory(void) {
  long total = 0, pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file && fscanf(file, "%ld %ld", &total, &pages) != 2) pages = 0;
  if (file) fclose(file);
  return pages * (double)sysconf(_SC_PAGESIZE) / 1048576;
}

static GtkWidget *window, *scroller;
static gboolean is_first = TRUE;
static int frames = 0;
static double before = 0;
static guint64 seed = 1;

static void setup(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *image = gtk_image_new_from_icon_name("starred-symbolic");
  GtkWidget *title = gtk_label_new(NULL), *subtitle = gtk_label_new(NULL);
  GtkWidget *toggle = gtk_switch_new();
  gtk_label_set_xalign(GTK_LABEL(title), 0);
  gtk_label_set_xalign(GTK_LABEL(subtitle), 0);
  gtk_label_set_ellipsize(GTK_LABEL(title), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize(GTK_LABEL(subtitle), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class(subtitle, "dim-label");
  gtk_widget_set_hexpand(texts, TRUE);
  gtk_widget_set_valign(texts, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(toggle, GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(texts), title);
  gtk_box_append(GTK_BOX(texts), subtitle);
  gtk_box_append(GTK_BOX(row), image);
  gtk_box_append(GTK_BOX(row), texts);
  gtk_box_append(GTK_BOX(row), toggle);
  gtk_list_item_set_child(item, row);
}

static void bind(GtkListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *image = gtk_widget_get_first_child(gtk_list_item_get_child(item));
  GtkWidget *texts = gtk_widget_get_next_sibling(image);
  GtkWidget *title = gtk_widget_get_first_child(texts);
  GtkStringObject *text = gtk_list_item_get_item(item);
  guint position = gtk_list_item_get_position(item);
  char subtitle[64];
  snprintf(subtitle, sizeof subtitle, "Detail of row %u", position);
  gtk_label_set_text(GTK_LABEL(title), gtk_string_object_get_string(text));
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(title)), subtitle);
  gtk_switch_set_active(GTK_SWITCH(gtk_widget_get_next_sibling(texts)), position % 3 == 0);
}

static void update(GdkFrameClock *clock, gpointer data) {
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  double range = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment);
  frames += 1;
  if (frames <= SCROLLED) {
    double value = gtk_adjustment_get_value(adjustment) + STEP;
    gtk_adjustment_set_value(adjustment, value > range ? 0 : value);
  } else if (frames <= SCROLLED + JUMPS) {
    if (frames == SCROLLED + 1) {
      say("scroll-cpu-ms", (processor() - before) * 1000 / SCROLLED);
      before = processor();
    }
    seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
    gtk_adjustment_set_value(adjustment, range * (double)(seed >> 40) / (1 << 24));
  } else if (frames == SCROLLED + JUMPS + 1) {
    say("jump-cpu-ms", (processor() - before) * 1000 / JUMPS);
    say("memory-end-mb", memory());
    gtk_window_close(GTK_WINDOW(window));
  }
}

static gboolean begin(gpointer data) {
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  say("memory-mb", memory());
  before = processor();
  gdk_frame_clock_begin_updating(clock);
  g_signal_connect(clock, "update", G_CALLBACK(update), NULL);
  return G_SOURCE_REMOVE;
}

static void painted(GdkFrameClock *clock, gpointer data) {
  if (!is_first) return;
  is_first = FALSE;
  const char *start = g_getenv("BENCH_START");
  say("first-frame-ms", (now() - (start ? g_ascii_strtod(start, NULL) : now())) * 1000);
  g_timeout_add(500, begin, NULL);
}

static void activate(GtkApplication *app, gpointer data) {
  GtkStringList *list = gtk_string_list_new(NULL);
  for (int row = 0; row < COUNT; row++) {
    char title[32];
    snprintf(title, sizeof title, "Row %d", row);
    gtk_string_list_append(list, title);
  }
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkWidget *view =
      gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(list))), factory);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), view);
  gtk_widget_set_vexpand(scroller, TRUE);
  gtk_box_append(GTK_BOX(box), adw_header_bar_new());
  gtk_box_append(GTK_BOX(box), scroller);
  window = adw_application_window_new(app);
  gtk_window_set_default_size(GTK_WINDOW(window), 420, 720);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), box);
  gtk_widget_realize(window);
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);
  gtk_window_present(GTK_WINDOW(window));
}

int main(void) {
  AdwApplication *app = adw_application_new("org.tablescreen.Plain", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(app), 0, NULL);
}
