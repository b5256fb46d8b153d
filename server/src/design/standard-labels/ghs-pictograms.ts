import type { LabelElement } from 'label-core';

/** Side of the square of the outlines; an outline inside another one is left white. */
const view = 100;

/** Distance of the control points that approximates a circle by four curves, as a share of the radius. */
const handle = 0.5523;

const circle = (x: number, y: number, radius: number): string => {
  const reach = radius * handle;
  const [left, right, top, bottom] = [x - radius, x + radius, y - radius, y + radius];
  return [
    `M ${left} ${y}`,
    `C ${left} ${y - reach} ${x - reach} ${top} ${x} ${top}`,
    `C ${x + reach} ${top} ${right} ${y - reach} ${right} ${y}`,
    `C ${right} ${y + reach} ${x + reach} ${bottom} ${x} ${bottom}`,
    `C ${x - reach} ${bottom} ${left} ${y + reach} ${left} ${y} Z`,
  ].join(' ');
};

const diamond = {
  frame: 'M 50 0.5 L 99.5 50 L 50 99.5 L 0.5 50 Z M 50 7.5 L 7.5 50 L 50 92.5 L 92.5 50 Z',
  /** As large as its square, a little larger than a frame, so that paper that lies askew shows none of it. */
  cover: 'M 50 0 L 100 50 L 50 100 L 0 50 Z',
} as const;

/** Outlines of the symbols, drawn one over the other: each is filled separately. */
const symbols = {
  bomb: [
    circle(50, 60, 13),
    'M 31.1 57.7 L 17.2 55.9 L 18.4 50.4 L 31.8 54.4 Z M 35.1 49.9 L 26.5 41.4 L 27.6 40.1 L 37.5 47.1 Z M 41.3 44.3 L 32.6 28.5 L 37 26.4 L 43.5 43.2 Z M 48.1 42.1 L 49.1 30 L 50.9 30 L 51.9 42.1 Z M 56.5 43.2 L 63 26.4 L 67.4 28.5 L 58.7 44.3 Z M 62.5 47.1 L 72.4 40.1 L 73.5 41.4 L 64.9 49.9 Z M 68.2 54.4 L 81.6 50.4 L 82.8 55.9 L 68.9 57.7 Z M 67.5 64.4 L 75.6 68.5 L 75.1 70 L 66.2 67.9 Z M 33.8 67.9 L 24.9 70 L 24.4 68.5 L 32.5 64.4 Z',
  ],
  oxidiser: [
    'M 51.3 13 C 53.3 20.9 62.5 25.5 62.5 36.1 C 62.5 44 57.3 48.6 50 48.6 C 42.7 48.6 37.5 44 37.5 36.8 C 37.5 30.8 40.8 28.2 42.1 22.9 C 44.1 25.5 45.4 27.5 46 30.2 C 48 25.5 48 18.9 51.3 13 Z M 50 45.3 C 53.3 45.3 55.9 42.7 55.9 39.4 C 55.9 36.1 54 34.1 52.6 31.5 C 52 34.1 51.3 35.4 50 36.8 C 48.7 34.8 48 33.5 47.4 32.1 C 46 34.8 44.1 36.1 44.1 39.4 C 44.1 42.7 46.7 45.3 50 45.3 Z',
    `${circle(50, 64, 13)} ${circle(50, 64, 8)}`,
    'M 37 80 L 63 80 L 63 84.5 L 37 84.5 Z',
  ],
  gas: [
    'M 25.2 54.5 L 63.3 32.5 L 65.3 36 L 68.8 34 L 68 32.7 L 71.5 30.7 L 76.5 39.3 L 73 41.3 L 72.3 40 L 68.8 42 L 70.8 45.5 L 32.7 67.5 C 28.4 70 20.9 57 25.2 54.5 Z',
  ],
  flame: [
    'M 52 18 C 55 30 69 37 69 53 C 69 65 61 72 50 72 C 39 72 31 65 31 54 C 31 45 36 41 38 33 C 41 37 43 40 44 44 C 47 37 47 27 52 18 Z M 50 67 C 55 67 59 63 59 58 C 59 53 56 50 54 46 C 53 50 52 52 50 54 C 48 51 47 49 46 47 C 44 51 41 53 41 58 C 41 63 45 67 50 67 Z',
    'M 32 75 L 68 75 L 68 80 L 32 80 Z',
  ],
  corrosion: [
    'M 22 39 L 43 28 L 46 33 L 25 44 Z M 57 33 L 60 28 L 81 39 L 78 44 Z',
    `${circle(45, 39, 1.9)} ${circle(43, 45, 1.9)} ${circle(45, 51, 1.9)} ${circle(58, 39, 1.9)} ${circle(60, 45, 1.9)} ${circle(58, 51, 1.9)}`,
    'M 23 56 L 38 56 L 40 61 L 43 58 L 45 62 L 48 57 L 49 66 L 23 66 Z',
    'M 52 62 C 53 58 56 57 57 60 L 60 63 L 62 57 C 66 55 71 55 79 57 L 79 66 C 68 66 60 68 54 67 C 52 66 51 64 52 62 Z',
  ],
  toxic: [
    'M 34 39 C 34 27 41 20 50 20 C 59 20 66 27 66 39 C 66 45 63 49 59 51 L 59 58 L 41 58 L 41 51 C 37 49 34 45 34 39 Z M 43 44 C 46 44 47.5 42 47.5 39.5 C 47.5 37 45.5 35.5 43 35.5 C 40 35.5 38 37.5 38 40 C 38 42.5 40 44 43 44 Z M 57 44 C 60 44 62 42.5 62 40 C 62 37.5 60 35.5 57 35.5 C 54.5 35.5 52.5 37 52.5 39.5 C 52.5 42 54 44 57 44 Z M 50 45 L 47.5 50 L 52.5 50 Z',
    `M 31.5 59 L 33.5 55 L 69 74 L 67 78 Z ${circle(31, 55.5, 3)} ${circle(30, 60, 3)} ${circle(70.5, 73, 3)} ${circle(69, 77.5, 3)}`,
    `M 68.5 59 L 66.5 55 L 31 74 L 33 78 Z ${circle(69, 55.5, 3)} ${circle(70, 60, 3)} ${circle(29.5, 73, 3)} ${circle(31, 77.5, 3)}`,
  ],
  harmful: ['M 43.5 20 C 43.5 17 56.5 17 56.5 20 L 53.5 62 L 46.5 62 Z', circle(50, 72, 6)],
  health: [
    circle(50, 26, 8.5),
    'M 50 37 C 63 37 71 42 72 54 L 72 66 L 64 74 L 64 58 L 62 58 L 62 76 L 50 84 L 38 76 L 38 58 L 36 58 L 36 74 L 28 66 L 28 54 C 29 42 37 37 50 37 Z M 50 42 L 47.5 51 L 40 47 L 44 54.5 L 36.5 57 L 44 59.5 L 40 67 L 47.5 63 L 50 72 L 52.5 63 L 60 67 L 56 59.5 L 63.5 57 L 56 54.5 L 60 47 L 52.5 51 Z',
  ],
  environment: [
    'M 33 26 L 37 26 L 37 35 L 43 30 L 45 33 L 37 40 L 37 46 L 46 42 L 47 45 L 37 51 L 37 62 L 44 62 L 44 66 L 18.5 66 L 18.5 62 L 32 62 L 32 50 L 25 44 L 27 41 L 32 45 L 32 38 L 27 33 L 29 31 L 33 34 Z',
    'M 50 62 C 56 53 68 53 75 60 C 77 61.5 77 63 75 64.5 C 68 71 56 71 50 62 Z M 69 59 C 67.8 59 67 60 67 61 C 67 62 67.8 63 69 63 C 70.2 63 71 62 71 61 C 71 60 70.2 59 69 59 Z',
    'M 52 62 L 43 54 L 45.5 62 L 43 70 Z',
    'M 27 71 C 34 68 38 74 46 71 C 54 68 58 74 66 71 L 71 70 L 68 74 C 60 77 56 71 48 74 C 40 77 36 71 30 74.5 Z',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Hazard = keyof typeof symbols;

interface Place {
  readonly xMm: number;
  readonly yMm: number;
  /** Side of the square around the diamond. */
  readonly sideMm: number;
}

/** Returns the elements of the symbol of a hazard, shown while the toggle of the same name is on; it closes up with others. */
export const symbolOf = (hazard: Hazard, place: Place): readonly LabelElement[] =>
  symbols[hazard].map((outline, index) => ({
    ...drawn(`${hazard}-${index}`, outline, place),
    visibleWhen: hazard,
    closesUp: 'pictograms',
  }));

/** Returns the frame of a pictogram, or the diamond that covers one, shown while the variable of the same name has a value. */
export const diamondOf = (kind: keyof typeof diamond, id: string, place: Place): LabelElement => ({
  ...drawn(id, diamond[kind], place),
  visibleWhen: id,
});

const drawn = (id: string, d: string, { xMm, yMm, sideMm }: Place) => ({
  type: 'path' as const,
  id,
  xMm,
  yMm,
  widthMm: sideMm,
  heightMm: sideMm,
  viewWidth: view,
  viewHeight: view,
  d,
  fill: 'black' as const,
  fillRule: 'evenodd' as const,
});
