import type { Box } from '../scene/frame.ts';
import { type Axis, middleOf, type Span, spanOf } from '../scene/axis.ts';
import { equalGaps } from './equal-gaps.ts';
import { snapKinds, type SnapEdge, type SnapLine, type SnapTargets } from './snap-targets.ts';

/** An edge of the box that is on a line. */
export interface SnapHit {
  readonly axis: Axis;
  readonly edge: SnapEdge;
  readonly line: SnapLine;
  /** The equal distances, where the line is a place of equal gaps. */
  readonly gaps?: readonly Span[];
}

export interface SnapSettings {
  /** Largest distance in mm over which an edge is moved to a line. */
  readonly toleranceMm: number;
  /** Edges that may be moved to a line, by axis: all of a box that moves, the dragged ones of one that is resized. */
  readonly edges: Readonly<Record<Axis, readonly SnapEdge[]>>;
  /** What the gesture's last call returned: such a line keeps the box up to `releaseMm`, even if another is nearer. */
  readonly held?: readonly SnapHit[];
  /** Distance in mm at which a held line lets the box go; default is four thirds of the tolerance. */
  readonly releaseMm?: number;
}

/** By how much a box is moved so that it is aligned, in mm, and what with: at most one line on each axis. */
export interface Snapped {
  readonly dxMm: number;
  readonly dyMm: number;
  readonly hits: readonly SnapHit[];
}

const releasePerTolerance = 4 / 3;

interface Candidate {
  readonly hit: SnapHit;
  /** From the edge to the line. */
  readonly byMm: number;
}

/**
 * Aligns a box: on each axis the nearest line within the tolerance. Equally near ones are chosen by the order of
 * `snapKinds`. Lines of the grid count only where no other line is within the tolerance, dots only where no line of the
 * grid is: they are so close to each other that nothing else would ever be nearest.
 * @param box in mm, where the pointer takes it
 */
export function snapBox(box: Box, targets: SnapTargets, settings: SnapSettings): Snapped {
  const across = nearestOn('x', box, targets, settings);
  const down = nearestOn('y', box, targets, settings);
  return {
    dxMm: across?.byMm ?? 0,
    dyMm: down?.byMm ?? 0,
    hits: [across, down].flatMap((found) => (found ? [found.hit] : [])),
  };
}

function nearestOn(
  axis: Axis,
  box: Box,
  targets: SnapTargets,
  settings: SnapSettings,
): Candidate | undefined {
  const span = spanOf(box, axis);
  const edges = settings.edges[axis];
  const { toleranceMm } = settings;
  const nearest = (candidates: readonly Candidate[]) => nearestOf(candidates, toleranceMm);
  return (
    heldOn(axis, span, settings) ??
    nearest([
      ...edges.flatMap((edge) => nearLines(targets.lines[axis], axis, edge, placeOn(span, edge))),
      ...gapsOn(axis, box, targets, settings),
    ]) ??
    nearest(edges.flatMap((edge) => rasterLine(targets.gridMm, 'grid', axis, edge, placeOn(span, edge)))) ??
    nearest(edges.flatMap((edge) => rasterLine(targets.dotMm, 'dot', axis, edge, placeOn(span, edge))))
  );
}

function placeOn(span: Span, edge: SnapEdge): number {
  if (edge === 'middle') return middleOf(span);
  return edge === 'start' ? span.startMm : span.endMm;
}

/** Returns the line that the box was held by, while it is within reach. The grid and dots hold nothing. */
function heldOn(axis: Axis, span: Span, settings: SnapSettings): Candidate | undefined {
  const { held = [], toleranceMm, releaseMm = toleranceMm * releasePerTolerance } = settings;
  const hit = held.find((one) => one.axis === axis && settings.edges[axis].includes(one.edge));
  if (!hit || hit.line.kind === 'grid' || hit.line.kind === 'dot') return undefined;
  const byMm = hit.line.atMm - placeOn(span, hit.edge);
  return Math.abs(byMm) <= releaseMm ? { hit, byMm } : undefined;
}

/** Returns the lines before and after a place, found by halving. */
function nearLines(
  lines: readonly SnapLine[],
  axis: Axis,
  edge: SnapEdge,
  placeMm: number,
): readonly Candidate[] {
  let from = 0;
  let until = lines.length;
  while (from < until) {
    const middle = (from + until) >> 1;
    if ((lines[middle]?.atMm ?? 0) < placeMm) from = middle + 1;
    else until = middle;
  }
  return [lines[from - 1], lines[from]].flatMap((line) =>
    line ? [{ hit: { axis, edge, line }, byMm: line.atMm - placeMm }] : [],
  );
}

/** Equal gaps are for a box that moves as a whole: one that is resized has a neighbour at one edge only. */
function gapsOn(
  axis: Axis,
  box: Box,
  { boxes = [] }: SnapTargets,
  { edges: { [axis]: edges }, toleranceMm }: SnapSettings,
): readonly Candidate[] {
  if (!edges.includes('start') || !edges.includes('end')) return [];
  const { startMm } = spanOf(box, axis);
  return equalGaps(box, boxes, axis, toleranceMm).map((gap) => ({
    hit: { axis, edge: 'start', line: { kind: 'gap', atMm: gap.startMm }, gaps: gap.gaps },
    byMm: gap.startMm - startMm,
  }));
}

/** Returns the line of a raster that is nearest to a place. Middles are not aligned, or an edge would be off the raster. */
function rasterLine(
  stepMm: number | undefined,
  kind: 'grid' | 'dot',
  axis: Axis,
  edge: SnapEdge,
  placeMm: number,
): readonly Candidate[] {
  if (stepMm === undefined || edge === 'middle') return [];
  const atMm = Math.round(placeMm / stepMm) * stepMm;
  return [{ hit: { axis, edge, line: { kind, atMm } }, byMm: atMm - placeMm }];
}

/** Distances that differ by less are equal. */
const sameDistanceMm = 1e-6;

function nearestOf(candidates: readonly Candidate[], toleranceMm: number): Candidate | undefined {
  const rankOf = ({ hit }: Candidate) => snapKinds.indexOf(hit.line.kind);
  return candidates
    .filter(({ byMm }) => Math.abs(byMm) <= toleranceMm)
    .reduce<Candidate | undefined>((best, one) => {
      if (!best) return one;
      const nearer = Math.abs(best.byMm) - Math.abs(one.byMm);
      if (Math.abs(nearer) > sameDistanceMm) return nearer > 0 ? one : best;
      return rankOf(one) < rankOf(best) ? one : best;
    }, undefined);
}
