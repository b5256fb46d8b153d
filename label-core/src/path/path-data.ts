/** One segment of an outline in absolute coordinates: move, line, Bézier curve with two control points, or close. */
export type PathSegment =
  | { readonly op: 'M' | 'L'; readonly points: readonly [number, number] }
  | { readonly op: 'C'; readonly points: readonly [number, number, number, number, number, number] }
  | { readonly op: 'Z'; readonly points: readonly [] };

const counts: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Z: 0 };
const words = /[MLCZ]|-?\d+(?:\.\d+)?|\S/g;

const known = new Map<string, readonly PathSegment[] | undefined>();
const rememberedPaths = 200;

/**
 * Parses the path data of a template: absolute `M x y`, `L x y`, `C x1 y1 x2 y2 x y` and `Z`, with every letter written.
 * Returns undefined for anything else.
 */
export function readPathData(data: string): readonly PathSegment[] | undefined {
  if (known.has(data)) return known.get(data);
  if (known.size >= rememberedPaths) known.clear();
  const segments = readSegments(data.match(words) ?? []);
  known.set(data, segments);
  return segments;
}

function readSegments(tokens: readonly string[]): readonly PathSegment[] | undefined {
  const segments: PathSegment[] = [];
  let at = 0;
  while (at < tokens.length) {
    const op = tokens[at] ?? '';
    const count = counts[op];
    if (count === undefined || (at === 0 && op !== 'M')) return undefined;
    const points = tokens.slice(at + 1, at + 1 + count).map(Number);
    if (points.length !== count || !points.every(Number.isFinite)) return undefined;
    // Safe: the letter determines the number of coordinates.
    segments.push({ op, points } as unknown as PathSegment);
    at += 1 + count;
  }
  return segments.length > 0 ? segments : undefined;
}

/** Writes segments in the format of `readPathData`, with four decimals. */
export function writePathData(segments: readonly PathSegment[]): string {
  return segments.map(({ op, points }) => [op, ...points.map(rounded)].join(' ')).join(' ');
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000 || 0;
