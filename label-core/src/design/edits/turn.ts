import type { LabelElement, LabelTemplate } from '../../template/template-schema.ts';
import { boxAround } from '../bounds.ts';
import { placeOf } from '../../scene/element-box.ts';
import type { EditOf } from '../edit.ts';
import { cutMm } from '../hundredth.ts';
import { changeable, withPlaces } from './change-elements.ts';
import { isRefused, type Outcome } from './outcome.ts';
import { quartersOf, turnedWithin } from './turn-element.ts';

/** Turns elements about the centre of the box around them. Four quarters are the same as none. */
export function turn(template: LabelTemplate, { ids, quarters }: EditOf<'turn'>): Outcome {
  const elements = changeable(template, ids);
  if (isRefused(elements)) return elements;
  return withPlaces(template, repeated(quartersOf(quarters), elements, quarterTurned));
}

function repeated<Value>(times: number, start: Value, change: (value: Value) => Value): Value {
  let value = start;
  for (let count = 0; count < times; count += 1) value = change(value);
  return value;
}

/** The corner moves by half the difference of the sides, cut towards zero: rounded, it would walk with each turn. */
function quarterTurned(elements: readonly LabelElement[]): readonly LabelElement[] {
  const box = boxAround(elements.map(placeOf));
  if (!box) return elements;
  const halfMm = cutMm((box.width - box.height) / 2);
  const start = { x: box.x + halfMm, y: box.y - halfMm };
  return elements.map((element) => turnedWithin(element, box, start));
}
