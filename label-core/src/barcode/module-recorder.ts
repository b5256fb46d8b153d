import type { BarcodeSymbol, LinearSymbol, MatrixSymbol } from './symbol.ts';

/** Scale at which encoders must draw, so that every edge of a bar is a whole number. */
export const recorderScale = 2;

/** Drawing units per module at that scale: bars are drawn one unit wide, cells of a matrix two. */
const unitsPerModule = { linear: recorderScale, matrix: 2 * recorderScale } as const;

/** Drawing surface for the encoders that records the modules instead of painting them. */
export interface ModuleRecorder {
  scale(): null;
  measure(): { width: number; ascent: number; descent: number };
  init(width: number, height: number): void;
  line(x0: number, y0: number, x1: number, y1: number, width: number): void;
  polygon(points: readonly (readonly [number, number])[]): void;
  ellipse(): void;
  hexagon(): void;
  fill(): void;
  text(): void;
  end(): BarcodeSymbol;
}

type Bar = readonly [left: number, right: number];

export function createModuleRecorder(): ModuleRecorder {
  const bars: Bar[] = [];
  const outlines: number[][] = [];
  let size = { width: 0, height: 0 };
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width, height) => {
      size = { width: width / unitsPerModule.matrix, height: height / unitsPerModule.matrix };
    },
    line: (x, _y0, _x1, _y1, width) => {
      bars.push([(x - width / 2) / unitsPerModule.linear, (x + width / 2) / unitsPerModule.linear]);
    },
    polygon: (points) => {
      outlines.push(points.flatMap(([x, y]) => [x / unitsPerModule.matrix, y / unitsPerModule.matrix]));
    },
    ellipse: refuseRound,
    hexagon: refuseRound,
    fill: () => undefined,
    text: () => undefined,
    end: () => (outlines.length > 0 ? matrixSymbol(outlines, size) : linearSymbol(bars)),
  };
}

function refuseRound(): never {
  throw new Error('This symbology is not made of square modules.');
}

function linearSymbol(bars: readonly Bar[]): LinearSymbol {
  const widths = bars.flatMap(([left, right], index) => {
    const previous = bars[index - 1];
    return previous ? [left - previous[1], right - left] : [right - left];
  });
  return { kind: 'linear', widths, modules: widths.reduce((sum, width) => sum + width, 0) };
}

function matrixSymbol(
  outlines: readonly (readonly number[])[],
  { width, height }: { readonly width: number; readonly height: number },
): MatrixSymbol {
  return { kind: 'matrix', columns: width, rows: height, outlines };
}
