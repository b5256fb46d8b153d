import { writePathData, type PathSegment } from '../../path/path-data.ts';
import { ellipse } from '../svg/shape-outline.ts';
import { parametersOf, type ZplCommand } from './zpl-command.ts';
import { numberOf, toMm, type FieldOrigin, type ZplPage } from './zpl-page.ts';

interface DotBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnShape extends DotBox {
  /** Whether text on the shape must be white to be visible. */
  readonly isBlack: boolean;
}

const dots = (parameter: string | undefined, least: number, usual: number): number =>
  Math.min(32_000, Math.max(least, numberOf(parameter, usual)));

/** Draws `^GB`, `^GC`, `^GE` or `^GD`; returns undefined for any other command. @param isReversed `^FR` on something black */
export function addShape(
  page: ZplPage,
  command: ZplCommand,
  origin: FieldOrigin,
  isReversed: boolean,
): DrawnShape | undefined {
  const parameters = parametersOf(command);
  const color = (at: number): 'black' | 'white' =>
    isReversed || parameters[at]?.toUpperCase() === 'W' ? 'white' : 'black';
  switch (command.code) {
    case 'GB': {
      const line = dots(parameters[2], 1, 1);
      const box = boxAt(origin, dots(parameters[0], line, line), dots(parameters[1], line, line));
      addBox(page, box, line, color(3), dots(parameters[4], 0, 0));
      return { ...box, isBlack: color(3) === 'black' && isFull(box, line) };
    }
    case 'GC': {
      const side = dots(parameters[0], 3, 3);
      const box = boxAt(origin, side, side);
      addEllipse(page, box, dots(parameters[1], 1, 1), color(2));
      return { ...box, isBlack: false };
    }
    case 'GE': {
      const box = boxAt(origin, dots(parameters[0], 3, 3), dots(parameters[1], 3, 3));
      addEllipse(page, box, dots(parameters[2], 1, 1), color(3));
      return { ...box, isBlack: false };
    }
    case 'GD': {
      const line = dots(parameters[2], 1, 1);
      const box = boxAt(origin, dots(parameters[0], line, line), dots(parameters[1], 3, 3));
      addDiagonal(page, box, line, color(3), /^[L\\]/i.test(parameters[4] ?? ''));
      return { ...box, isBlack: false };
    }
    default:
      return undefined;
  }
}

const boxAt = ({ x, y, kind }: FieldOrigin, width: number, height: number): DotBox => ({
  x,
  y: kind === 'corner' ? y : y - height,
  width,
  height,
});

const isFull = ({ width, height }: DotBox, line: number): boolean => 2 * line >= Math.min(width, height);

const onLabel = (page: ZplPage, { x, y, width, height }: DotBox) => ({
  xMm: toMm(page, x),
  yMm: toMm(page, y),
  widthMm: toMm(page, width),
  heightMm: toMm(page, height),
});

function addBox(page: ZplPage, box: DotBox, line: number, color: 'black' | 'white', rounding: number): void {
  const radius = (Math.min(8, rounding) / 8) * (Math.min(box.width, box.height) / 2);
  const corner = radius > 0 ? { radiusMm: toMm(page, radius) } : {};
  if (isFull(box, line))
    page.add({ type: 'rectangle', ...onLabel(page, box), fill: color, strokeMm: 0, ...corner });
  else if (color === 'black') {
    page.add({
      type: 'rectangle',
      ...onLabel(page, box),
      fill: 'none',
      strokeMm: toMm(page, line),
      ...corner,
    });
  } else {
    const { x, y, width, height } = {
      x: line / 2,
      y: line / 2,
      width: box.width - line,
      height: box.height - line,
    };
    addOutline(page, box, line, [
      { op: 'M', points: [x, y] },
      { op: 'L', points: [x + width, y] },
      { op: 'L', points: [x + width, y + height] },
      { op: 'L', points: [x, y + height] },
      { op: 'Z', points: [] },
    ]);
  }
}

function addEllipse(page: ZplPage, box: DotBox, line: number, color: 'black' | 'white'): void {
  if (isFull(box, line)) page.add({ type: 'ellipse', ...onLabel(page, box), fill: color, strokeMm: 0 });
  else if (color === 'black') {
    page.add({ type: 'ellipse', ...onLabel(page, box), fill: 'none', strokeMm: toMm(page, line) });
  } else {
    const { width, height } = box;
    addOutline(page, box, line, ellipse(width / 2, height / 2, (width - line) / 2, (height - line) / 2));
  }
}

/** Draws a white line, which only an outline can have. */
function addOutline(page: ZplPage, box: DotBox, line: number, segments: readonly PathSegment[]): void {
  page.add({
    type: 'path',
    ...onLabel(page, box),
    viewWidth: toMm(page, box.width),
    viewHeight: toMm(page, box.height),
    d: writePathData(segments.map((segment) => scaled(segment, toMm(page, 1000) / 1000))),
    fill: 'none',
    strokeMm: toMm(page, line),
    stroke: 'white',
  });
}

/** Draws a slanted bar, whose thickness is measured horizontally; it rises to the right unless `isFalling`. */
function addDiagonal(
  page: ZplPage,
  box: DotBox,
  line: number,
  color: 'black' | 'white',
  isFalling: boolean,
): void {
  const { width, height } = box;
  const [top, bottom] = isFalling ? [0, width - line] : [width - line, 0];
  const segments: readonly PathSegment[] = [
    { op: 'M', points: [top, 0] },
    { op: 'L', points: [top + line, 0] },
    { op: 'L', points: [bottom + line, height] },
    { op: 'L', points: [bottom, height] },
    { op: 'Z', points: [] },
  ];
  page.add({
    type: 'path',
    ...onLabel(page, box),
    viewWidth: width / 100,
    viewHeight: height / 100,
    d: writePathData(segments.map((segment) => scaled(segment, 0.01))),
    fill: color,
  });
}

const scaled = (segment: PathSegment, by: number): PathSegment =>
  // Safe: the number of coordinates is unchanged.
  ({ op: segment.op, points: segment.points.map((value) => value * by) }) as unknown as PathSegment;
