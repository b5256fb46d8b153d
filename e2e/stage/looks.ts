/** A way a screen is looked at: the colours a person prefers, and how wide the window is. */
export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly widthPx: number;
}

const [WIDE_PX, NARROW_PX] = [1280, 320];

/** Every look; the last one is what most runs begin with, so that they go on as they were. */
export const LOOKS: readonly Look[] = [
  { colorScheme: 'dark', widthPx: WIDE_PX },
  { colorScheme: 'dark', widthPx: NARROW_PX },
  { colorScheme: 'light', widthPx: NARROW_PX },
  { colorScheme: 'light', widthPx: WIDE_PX },
];

/** What a phone shows. */
export const NARROW_LOOKS: readonly Look[] = LOOKS.filter(({ widthPx }) => widthPx === NARROW_PX);
