/** Code 39 as in its standard: nine elements, starting with a bar, each narrow or wide. */
const characters: Readonly<Record<string, string>> = {
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  D: 'nnnnwwnnw',
  '*': 'nwnnwnwnn',
};

/** Width of a wide element in narrow ones. */
const wide = 3;

export interface TestBar {
  /** Offset from the first bar, in narrow elements. */
  readonly at: number;
  readonly width: number;
}

/** Width of one symbol in narrow elements: four characters of fifteen, with a gap between each. */
export const testBarsWidth = 4 * 15 + 3;

/** Returns the bars that a scanner reads as `1D`, `2D` or `3D`. */
export function testBars(number: 1 | 2 | 3): readonly TestBar[] {
  let at = 0;
  const bars: TestBar[] = [];
  for (const character of `*${number}D*`) {
    const elements = characters[character] ?? '';
    for (let index = 0; index < elements.length; index += 1) {
      const width = elements.charAt(index) === 'w' ? wide : 1;
      if (index % 2 === 0) bars.push({ at, width });
      at += width;
    }
    at += 1;
  }
  return bars;
}
