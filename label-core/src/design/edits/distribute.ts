import type { LabelTemplate } from '../../template/template-schema.ts';
import { type Axis, lengthOf, middleOf, spanOf } from '../../scene/axis.ts';
import type { EditOf } from '../edit.ts';
import { cutMm } from '../hundredth.ts';
import { sentences } from '../sentences/index.ts';
import { changeable, withPlaces } from './change-elements.ts';
import { moved } from './move-element.ts';
import { isRefused, type Outcome, refused } from './outcome.ts';
import { singlesOf, type Unit, unitsOf } from './units.ts';

const { labelEdit: said } = sentences;

/** Closer middles are left as they are: rounding would change their order. */
const leastDistanceMm = 0.02;

/**
 * Gives elements equal gaps along an axis, the first and the last stay. Where there is no room for gaps, their middles get
 * equal distances.
 */
export function distribute(template: LabelTemplate, { ids, axis }: EditOf<'distribute'>): Outcome {
  const elements = changeable(template, ids);
  if (isRefused(elements)) return elements;
  const found = unitsOf(template, elements, ids);
  const units = found.length > 1 ? found : singlesOf(elements);
  if (units.length < 3) return refused(said.selectThree);
  const sorted = units.toSorted((one, other) => middleIn(one, axis) - middleIn(other, axis));
  const shifts = shiftsOf(sorted, axis);
  return withPlaces(
    template,
    sorted.flatMap((unit, index) => {
      const byMm = shifts[index] ?? 0;
      return unit.elements.map((element) =>
        axis === 'x' ? moved(element, byMm, 0) : moved(element, 0, byMm),
      );
    }),
  );
}

const middleIn = ({ bounds }: Unit, axis: Axis): number => middleOf(spanOf(bounds, axis));

/** Returns by how much each unit is moved; the units are sorted by their middles. */
function shiftsOf(units: readonly Unit[], axis: Axis): readonly number[] {
  const spans = units.map(({ bounds }) => spanOf(bounds, axis));
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return [];
  const steps = spans.length - 1;
  const covered = spans.reduce((sum, span) => sum + lengthOf(span), 0);
  const gapMm = (last.endMm - first.startMm - covered) / steps;
  const distanceMm = (middleOf(last) - middleOf(first)) / steps;
  if (gapMm < 0 && distanceMm < leastDistanceMm) return spans.map(() => 0);
  let startMm = first.startMm;
  return spans.map((span, index) => {
    const middleMm = middleOf(first) + index * distanceMm;
    const wantedMm = gapMm < 0 ? middleMm - lengthOf(span) / 2 : startMm;
    startMm += lengthOf(span) + gapMm;
    return index === 0 || index === steps ? 0 : cutMm(wantedMm - span.startMm);
  });
}
