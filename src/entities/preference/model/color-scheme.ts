export const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** The colours of a person's settings; undefined when none, or none this app knows, are chosen. */
export function readColorScheme(value: string | undefined): ColorScheme | undefined {
  return COLOR_SCHEMES.find((scheme) => scheme === value);
}
