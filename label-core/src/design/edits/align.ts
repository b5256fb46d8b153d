import type { LabelTemplate } from '../../template/template-schema.ts';
import { type Axis, lengthOf, middleOf, type Span, spanOf } from '../../scene/axis.ts';
import type { AlignEdge, EditOf } from '../edit.ts';
import { cutMm } from '../hundredth.ts';
import { sentences } from '../sentences/index.ts';
import { changeable, withPlaces } from './change-elements.ts';
import { moved } from './move-element.ts';
import { isRefused, type Outcome, refused } from './outcome.ts';
import { singlesOf, type Unit, unitsOf } from './units.ts';

const { labelEdit: said } = sentences;

type Part = 'start' | 'middle' | 'end';

const parts: Readonly<Record<AlignEdge, readonly [Axis, Part]>> = {
  left: ['x', 'start'],
  center: ['x', 'middle'],
  right: ['x', 'end'],
  top: ['y', 'start'],
  middle: ['y', 'middle'],
  bottom: ['y', 'end'],
};

const placeOn = (span: Span, part: Part): number =>
  part === 'middle' ? middleOf(span) : part === 'start' ? span.startMm : span.endMm;

/**
 * Aligns elements. They are moved by whole hundredths of a millimetre, cut towards zero, so that doing it again moves
 * nothing.
 */
export function align(template: LabelTemplate, { ids, edge, to }: EditOf<'align'>): Outcome {
  const elements = changeable(template, ids);
  if (isRefused(elements)) return elements;
  const units = unitsOf(template, elements, ids);
  const [axis, part] = parts[edge];
  if (to === 'label') {
    const lengthMm = axis === 'x' ? template.widthMm : template.heightMm;
    return aligned(template, units, axis, part, placeOn({ startMm: 0, endMm: lengthMm }, part));
  }
  // A group alone is aligned within itself.
  const several = units.length > 1 ? units : singlesOf(elements);
  const last = several.at(-1);
  if (!last || several.length < 2) return refused(said.selectTwo);
  const target = to === 'last' ? placeOn(spanOf(last.bounds, axis), part) : sharedPlace(several, axis, part);
  return aligned(template, several, axis, part, target);
}

/** Returns the outermost start or end, or the middle of the longest: the one that then stays. */
function sharedPlace(units: readonly Unit[], axis: Axis, part: Part): number {
  const spans = units.map(({ bounds }) => spanOf(bounds, axis));
  if (part === 'start') return Math.min(...spans.map(({ startMm }) => startMm));
  if (part === 'end') return Math.max(...spans.map(({ endMm }) => endMm));
  const around = {
    startMm: Math.min(...spans.map(({ startMm }) => startMm)),
    endMm: Math.max(...spans.map(({ endMm }) => endMm)),
  };
  const longest = spans.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one), {
    startMm: 0,
    endMm: -1,
  });
  return middleOf(longest) + cutMm(middleOf(around) - middleOf(longest));
}

function aligned(
  template: LabelTemplate,
  units: readonly Unit[],
  axis: Axis,
  part: Part,
  targetMm: number,
): Outcome {
  return withPlaces(
    template,
    units.flatMap(({ elements, bounds }) => {
      const byMm = cutMm(targetMm - placeOn(spanOf(bounds, axis), part));
      return elements.map((element) => (axis === 'x' ? moved(element, byMm, 0) : moved(element, 0, byMm)));
    }),
  );
}
