import { templateLimits } from '../../template/template-limits.ts';
import type { LabelElement, LabelTemplate } from '../../template/template-schema.ts';
import { type Axis, type Span, spanOf } from '../../scene/axis.ts';
import { boundsOf, placeOf } from '../../scene/element-box.ts';
import { shiftOnDots } from '../dot-box.ts';
import type { EditOf } from '../edit.ts';
import { clamp, cutMm, roundMm } from '../hundredth.ts';
import { sentences } from '../sentences/index.ts';
import { changeable, withElements } from './change-elements.ts';
import { boxed, moved } from './move-element.ts';
import { isRefused, type Outcome, refused } from './outcome.ts';

const { labelEdit: said } = sentences;
const { sideMm } = templateLimits;

/** Part of an element that stays on the label when it is moved, in mm. */
const keptMm = 1;

/** Moves elements by the same distance, as far as 1 mm of each stays on the label. */
export function move(template: LabelTemplate, edit: EditOf<'move'>): Outcome {
  const elements = changeable(template, edit.ids);
  if (isRefused(elements)) return elements;
  const { dpi } = edit;
  const isExact = dpi !== undefined;
  const dxMm = limited(edit.dxMm, elements, 'x', template.widthMm, isExact);
  const dyMm = limited(edit.dyMm, elements, 'y', template.heightMm, isExact);
  if (dxMm === 0 && dyMm === 0) {
    const isBlocked = roundMm(edit.dxMm) !== 0 || roundMm(edit.dyMm) !== 0;
    return isBlocked ? refused(said.offLabel({ name: elements[0]?.id ?? '' })) : template;
  }
  return withElements(
    template,
    elements.map((element) => movedOnDots(element, dxMm, dyMm, dpi)),
  );
}

function movedOnDots(
  element: LabelElement,
  dxMm: number,
  dyMm: number,
  dpi: number | undefined,
): LabelElement {
  if (dpi === undefined || element.type === 'line') return moved(element, dxMm, dyMm);
  return boxed(element, shiftOnDots(placeOf(element), dxMm, dyMm, dpi));
}

/**
 * Returns how far elements can be moved along an axis. One that is beside the label already may come nearer, or stay.
 * @param isExact whether the distance leads to dots, which are not at 0.01 mm
 */
function limited(
  byMm: number,
  elements: readonly LabelElement[],
  axis: Axis,
  labelMm: number,
  isExact: boolean,
): number {
  const ranges = elements.map((element) => rangeOf(element, axis, labelMm));
  const least = Math.max(...ranges.map((range) => range.startMm));
  const most = Math.min(...ranges.map((range) => range.endMm));
  const wanted = isExact ? byMm : roundMm(byMm);
  return wanted < least || wanted > most ? cutMm(clamp(wanted, least, most)) : wanted;
}

/** Returns the distances by which an element can be moved along an axis, 0 included. */
function rangeOf(element: LabelElement, axis: Axis, labelMm: number): Span {
  const bounds = spanOf(boundsOf(element), axis);
  const stored = spanOf(placeOf(element), axis);
  const storedEndMm = element.type === 'line' ? stored.endMm : stored.startMm;
  return {
    startMm: Math.min(0, Math.max(keptMm - bounds.endMm, -sideMm - stored.startMm)),
    endMm: Math.max(0, Math.min(labelMm - keptMm - bounds.startMm, sideMm - storedEndMm)),
  };
}
