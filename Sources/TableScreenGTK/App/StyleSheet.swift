#if GTK
import CGTK

/// The CSS for the few things that libadwaita does not style.
@MainActor enum StyleSheet {
  static func install() {
    guard let display = gdk_display_get_default() else { return }
    let provider = Obj(gtk_css_provider_new())
    gtk_css_provider_load_from_data(provider(), text, -1)
    gtk_style_context_add_provider_for_display(
      display, provider(), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider())
  }

  private static let text = """
    .ts-list { background: transparent; }
    .ts-list > row { padding: 0; margin: 0; border-radius: 0; background: none; }
    .ts-list .ts-line { padding: 6px 12px; min-height: 38px; }
    .ts-list.ts-plain { background: @view_bg_color; color: @view_fg_color; padding-bottom: 12px; }
    .ts-list.ts-plain > row.ts-row {
      /* A border would cost a tenth of each frame: GTK fills a path as large as the row for it. */
      padding-bottom: 1px; background-image: image(alpha(currentColor, 0.09));
      background-size: 100% 1px; background-position: bottom; background-repeat: no-repeat;
    }
    .ts-list.ts-plain > row.ts-row.ts-last { background-image: none; }
    box.ts-plain, .ts-page-plain { background: @view_bg_color; color: @view_fg_color; }
    .ts-list.ts-indexed .ts-line:dir(ltr), .ts-list.ts-indexed .ts-edge:dir(ltr) { padding-right: 44px; }
    .ts-list.ts-indexed .ts-line:dir(rtl), .ts-list.ts-indexed .ts-edge:dir(rtl) { padding-left: 44px; }
    .ts-list.ts-indexed-wide .ts-line:dir(ltr), .ts-list.ts-indexed-wide .ts-edge:dir(ltr) {
      padding-right: calc(26px + 1.7em);
    }
    .ts-list.ts-indexed-wide .ts-line:dir(rtl), .ts-list.ts-indexed-wide .ts-edge:dir(rtl) {
      padding-left: calc(26px + 1.7em);
    }
    .ts-list.ts-indexed-wider .ts-line:dir(ltr), .ts-list.ts-indexed-wider .ts-edge:dir(ltr) {
      padding-right: calc(26px + 2.6em);
    }
    .ts-list.ts-indexed-wider .ts-line:dir(rtl), .ts-list.ts-indexed-wider .ts-edge:dir(rtl) {
      padding-left: calc(26px + 2.6em);
    }
    /* What stands beside the rows is theirs: GTK does not reckon with that of a list where its rows are wide. */
    .ts-list.ts-grouped { padding: 12px 0 24px 0; }
    .ts-list.ts-lifted { padding-bottom: 78px; }
    .ts-list.ts-grouped > row { margin-left: 12px; margin-right: 12px; }
    .ts-list.ts-grouped > row.ts-row {
      background: @card_bg_color; color: @card_fg_color;
      border-bottom: 1px solid @card_shade_color;
      border-left: 1px solid alpha(black, 0.06); border-right: 1px solid alpha(black, 0.06);
    }
    .ts-list.ts-grouped > row.ts-first {
      border-top-left-radius: 12px; border-top-right-radius: 12px;
      border-top: 1px solid alpha(black, 0.06);
    }
    .ts-list.ts-grouped > row.ts-last {
      border-bottom-left-radius: 12px; border-bottom-right-radius: 12px;
      border-bottom: 1px solid alpha(black, 0.12); margin-bottom: 6px;
    }
    .ts-list > row.ts-row.ts-tappable:hover { background-color: alpha(currentColor, 0.04); }
    .ts-list.ts-grouped > row.ts-row.ts-tappable:hover {
      background-color: mix(@card_bg_color, @card_fg_color, 0.05);
    }
    .ts-list > row.ts-row.ts-selected { background-color: alpha(@accent_bg_color, 0.13); }
    .ts-list > row.ts-row:focus:focus-visible {
      outline: 2px solid alpha(@accent_color, 0.6); outline-offset: -2px;
    }
    .ts-title { }
    .ts-subtitle { font-size: smaller; opacity: 0.6; }
    .ts-value { opacity: 0.65; }
    .ts-caption { font-size: smaller; opacity: 0.6; }
    .ts-error { color: @error_color; font-size: smaller; }
    .ts-control { color: @accent_color; }
    .ts-message { padding: 0 12px 8px 12px; font-size: smaller; }
    .ts-progress { margin: 0 12px 8px 12px; }
    .ts-badge {
      background: alpha(currentColor, 0.1); border-radius: 99px; padding: 1px 8px;
      font-size: smaller; font-weight: bold;
    }
    .ts-edge { padding: 12px 12px 6px 12px; }
    .ts-plain .ts-edge.ts-header { padding-top: 18px; }
    .ts-grouped .ts-edge.ts-header { padding: 12px 3px 6px 3px; }
    .ts-edge.ts-header > label { font-weight: bold; }
    .ts-edge.ts-section .ts-title, .ts-edge.ts-section .ts-subtitle {
      font-weight: bold; font-size: inherit; opacity: 1;
    }
    .ts-edge.ts-footer { padding-top: 6px; padding-bottom: 12px; }
    .ts-grouped .ts-edge.ts-footer { padding: 2px 3px 12px 3px; }
    .ts-edge.ts-footer > label { font-size: smaller; opacity: 0.6; }
    .ts-list .ts-edge.ts-header > label.ts-error, .ts-list .ts-edge.ts-footer > label.ts-error {
      color: @error_color; opacity: 1;
    }
    .ts-edge.ts-paging { padding: 12px; }
    .ts-round { border-radius: 999px; }
    /* Round corners as high as a toast of several lines would cut these. */
    toast { border-radius: 24px; }
    .ts-rounded { border-radius: 6px; }
    .ts-edit { min-width: 24px; min-height: 24px; padding: 0; }
    .ts-edit.ts-delete { background: @destructive_bg_color; color: @destructive_fg_color; }
    .ts-edit.ts-insert { background: @success_bg_color; color: @success_fg_color; }
    .ts-handle { padding: 8px; opacity: 0.5; }
    .ts-drop-above { box-shadow: inset 0 2px @accent_color; }
    .ts-drop-below { box-shadow: inset 0 -2px @accent_color; }
    .ts-dragged { opacity: 0.35; }
    .ts-drawer { padding: 0 12px 8px 12px; }
    .ts-field { min-height: 30px; }
    .ts-area {
      background: alpha(currentColor, 0.06); border-radius: 6px; padding: 6px 8px;
    }
    .ts-area text { background: none; }
    .ts-contrast .ts-subtitle, .ts-contrast .ts-caption, .ts-contrast .ts-value { opacity: 0.9; }
    /* There a placeholder is as dark as what is typed. */
    .ts-contrast .ts-field placeholder, .ts-contrast .ts-placeholder { font-style: italic; }
    .ts-contrast .ts-area { box-shadow: inset 0 0 0 1px alpha(currentColor, 0.5); }
    .ts-placeholder { padding: 6px 8px; }
    .ts-index:dir(ltr) { padding: 6px 14px 6px 2px; }
    .ts-index:dir(rtl) { padding: 6px 2px 6px 14px; }
    .ts-index > button {
      min-height: 0; min-width: 16px; padding: 0 3px; transition: none; border-radius: 6px;
      font-size: smaller; font-weight: bold; color: @accent_color;
    }
    .ts-index > button.ts-here { background: @accent_bg_color; color: @accent_fg_color; }
    .ts-waiting { padding: 6px 12px; }
    .ts-toolbar > button.text-button { padding-left: 10px; padding-right: 10px; }
    .ts-line .linked > button { padding-left: 9px; padding-right: 9px; }
    .ts-narrow .ts-line .linked > button { padding-left: 5px; padding-right: 5px; }
    .ts-unset > trough > slider { opacity: 0; }
    .ts-narrow .ts-stars > button { min-width: 26px; min-height: 26px; padding: 1px; }
    .ts-line progressbar trough, .ts-edge progressbar trough { min-width: 60px; }
    .ts-toolbar { border-top: 1px solid alpha(currentColor, 0.1); }
    .ts-menu-item { font-weight: normal; padding: 3px 10px; min-height: 26px; }
    .ts-keys { margin: 12px; }
    .ts-keys .ts-line { padding: 6px 12px; }
    """
}
#endif
