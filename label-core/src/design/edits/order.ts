import type { LabelElement, LabelTemplate } from '../../template/template-schema.ts';
import type { EditOf } from '../edit.ts';
import { clamp } from '../hundredth.ts';
import { changeable } from './change-elements.ts';
import { isRefused, type Outcome } from './outcome.ts';

/** Moves elements in the order of drawing; among each other they keep theirs. */
export function order(template: LabelTemplate, { ids, to }: EditOf<'order'>): Outcome {
  const found = changeable(template, ids);
  if (isRefused(found)) return found;
  const moving = new Set(found);
  const elements = ordered(template.elements, moving, to);
  return elements.every((element, index) => element === template.elements[index])
    ? template
    : { ...template, elements: [...elements] };
}

function ordered(
  elements: readonly LabelElement[],
  moving: ReadonlySet<LabelElement>,
  to: EditOf<'order'>['to'],
): readonly LabelElement[] {
  const together = elements.filter((element) => moving.has(element));
  const others = elements.filter((element) => !moving.has(element));
  if (to === 'forward') return stepped(elements.toReversed(), moving).toReversed();
  if (to === 'backward') return stepped(elements, moving);
  const place = typeof to === 'number' ? Math.round(to) : to === 'front' ? others.length : 0;
  return others.toSpliced(clamp(place, 0, others.length), 0, ...together);
}

/** Returns a list in which each moving element has changed places with the one before it, unless that moves, too. */
function stepped(
  elements: readonly LabelElement[],
  moving: ReadonlySet<LabelElement>,
): readonly LabelElement[] {
  const next = [...elements];
  for (const [index, element] of elements.entries()) {
    const before = next[index - 1];
    if (!moving.has(element) || before === undefined || moving.has(before)) continue;
    next[index - 1] = element;
    next[index] = before;
  }
  return next;
}
