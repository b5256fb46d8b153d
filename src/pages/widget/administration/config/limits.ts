/** What the server takes for a widget; it checks again. */
export const WIDGET_LIMITS = {
  nameCharacters: 200,
  quantity: 10_000,
  variables: 50,
  options: 200,
  assignments: 500,
} as const;

/** A file of widgets: larger ones are none. */
export const FILE_MAX_BYTES = 2_000_000;
export const FILE_MAX_WIDGETS = 500;
