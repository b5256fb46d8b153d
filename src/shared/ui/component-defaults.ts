/** Defaults of the library's components that the app and component tests share; the theme of the app has the others. */
export const componentDefaults = {
  // A node for the focus alone would be no entry of a menu: the menu itself takes it.
  Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
} as const;
