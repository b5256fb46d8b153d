import { dotMm } from '../../scene/length.ts';
import type { Box } from '../../scene/frame.ts';
import type { ComparedRegion, DifferenceMask, RegionBox } from '../scene-comparison.ts';
import { boxAround } from '../scene/node-box.ts';
import { sceneWords } from '../scene/scene-words.ts';
import { joinNear, type DifferenceRuns } from './difference-runs.ts';
import { inReadingOrder } from './reading-order.ts';
import { dotsOf, type TouchingPart } from './touched-runs.ts';

/** Differences with at most this much unchanged label between them, horizontally and vertically, form one region. */
const joinMm = 1;
/** More regions than this are not useful to a person: the joining distance is doubled until there are no more. */
export const mostRegions = 60;
/** Number of sentences written out for one region; of further ones only the number is given. */
const mostSentences = 4;

interface Found {
  readonly runs: DifferenceRuns;
  readonly parts: readonly TouchingPart[];
  readonly mask: DifferenceMask;
}

interface Region extends Pick<ComparedRegion, 'box'> {
  readonly runs: readonly number[];
  readonly parts: readonly TouchingPart[];
}

/**
 * Joins differing dots into numbered regions: dots nearer than `joinMm`, and all dots caused by one changed part of an
 * element, wherever they are, so that the old and the new place of a moved part are one region.
 */
export function regionsOf(found: Found): readonly ComparedRegion[] {
  let regions = joined(found, joinMm);
  for (let mm = 2 * joinMm; regions.length > mostRegions; mm *= 2) regions = joined(found, mm);
  return inReadingOrder(regions).map((region, index) => ({
    number: index + 1,
    box: region.box,
    kind: kindOf(region, found),
    ...saidOf(region),
  }));
}

function joined({ runs: found, parts, mask }: Found, mm: number): readonly Region[] {
  const sets = joinNear(found, dotsOf(mm, mask.dpi));
  for (const { runs } of parts) {
    const [first] = runs;
    if (first !== undefined) for (const run of runs) sets.join(first, run);
  }
  const members = Map.groupBy(found.runs.keys(), (run) => sets.setOf(run));
  const touching = Map.groupBy(parts, ({ runs: [first = 0] }) => sets.setOf(first));
  return Array.from(members, ([set, runs]) => {
    const own = touching.get(set) ?? [];
    return { runs, parts: own, box: boxOf(found, runs, own, mask) };
  });
}

function boxOf(
  { runs }: DifferenceRuns,
  numbers: readonly number[],
  parts: readonly TouchingPart[],
  mask: DifferenceMask,
): RegionBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const number of numbers) {
    const run = runs[number];
    if (!run) continue;
    left = Math.min(left, run.first);
    right = Math.max(right, run.last + 1);
    top = Math.min(top, run.row);
    bottom = Math.max(bottom, run.row + 1);
  }
  const dot = dotMm(mask.dpi);
  const dots = { x: left * dot, y: top * dot, width: (right - left) * dot, height: (bottom - top) * dot };
  const { x, y, width, height } = boxAround([
    dots,
    ...parts.flatMap(({ ink }): readonly Box[] => (ink ? [ink] : [])),
  ]);
  return { xMm: x, yMm: y, widthMm: width, heightMm: height };
}

function kindOf({ parts, runs }: Region, found: Found): ComparedRegion['kind'] {
  const kinds = new Set(parts.map(({ change }) => change.kind));
  if (kinds.size === 0) {
    for (const number of runs) {
      const run = found.runs.runs[number];
      if (!run) continue;
      const row = run.row * found.mask.widthPx;
      for (const dot of found.mask.data.subarray(row + run.first, row + run.last + 1)) {
        kinds.add(dot === 1 ? 'removed' : 'added');
      }
    }
  }
  const [only] = kinds;
  return kinds.size === 1 && only !== undefined ? only : 'changed';
}

function saidOf({ parts }: Region): Pick<ComparedRegion, 'elementIds' | 'words'> {
  const changes = [...new Set(parts.map(({ change }) => change))];
  const sentences = new Map(changes.map(({ words }) => [words.message, words]));
  const [first = sceneWords.unexplained, ...others] = sentences.values();
  const said = others.slice(0, mostSentences - 1);
  return {
    elementIds: changes.map(({ elementId }) => elementId),
    words: sceneWords.together([first, ...said], others.length - said.length),
  };
}
