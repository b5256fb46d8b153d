/** Look of a screen: the colour scheme a person prefers, and the width of the window. */
export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly widthPx: number;
}

const [WIDE_PX, NARROW_PX] = [1280, 320];

/** All looks; the last one is the initial look of most tests, so that they continue as they began. */
export const LOOKS: readonly Look[] = [
  { colorScheme: 'dark', widthPx: WIDE_PX },
  { colorScheme: 'dark', widthPx: NARROW_PX },
  { colorScheme: 'light', widthPx: NARROW_PX },
  { colorScheme: 'light', widthPx: WIDE_PX },
];

/** Looks of a phone. */
export const NARROW_LOOKS: readonly Look[] = LOOKS.filter(({ widthPx }) => widthPx === NARROW_PX);
