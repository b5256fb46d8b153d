import type { Box } from '../../scene/frame.ts';
import type { LabelElement, LabelTemplate } from '../../template/template-schema.ts';
import { boxAround, boxesTouch } from '../bounds.ts';
import { boundsOf, placeOf } from '../../scene/element-box.ts';
import { dotBox } from '../dot-box.ts';
import type { EditOf } from '../edit.ts';
import { roundMm } from '../hundredth.ts';
import { sentences } from '../sentences/index.ts';
import { changeable, withElements } from './change-elements.ts';
import { draggedBox } from './dragged-box.ts';
import { boxed, leastSideMm, limitedPlace } from './move-element.ts';
import { isRefused, type Outcome, refused } from './outcome.ts';

const { labelEdit: said } = sentences;

/** Stretches the box around elements, and with it their places and sizes; text sizes and line widths stay. */
export function resize(template: LabelTemplate, edit: EditOf<'resize'>): Outcome {
  const elements = changeable(template, edit.ids);
  if (isRefused(elements)) return elements;
  const from = boxAround(elements.map(placeOf));
  if (!from) return template;
  const to = 'box' in edit ? positive(edit.box) : draggedBox(from, edit);
  const [only] = elements;
  const resized =
    elements.length === 1 && only && only.type !== 'line'
      ? [boxed(only, edit.dpi === undefined ? keptAxes(from, to) : dotBox(to, edit.dpi))]
      : elements.map((element) => stretched(element, from, to));
  const label = { x: 0, y: 0, width: template.widthMm, height: template.heightMm };
  const lost = resized.find(
    (element, index) =>
      !boxesTouch(boundsOf(element), label) && boxesTouch(boundsOf(elements[index] ?? element), label),
  );
  return lost ? refused(said.offLabel({ name: lost.id })) : withElements(template, resized);
}

const positive = ({ x, y, width, height }: Box): Box => ({
  x,
  y,
  width: Math.max(leastSideMm, width),
  height: Math.max(leastSideMm, height),
});

/** Rounds the edges rather than the sides, so that a box stays flush with what it touches. */
function keptAxes(from: Box, to: Box): Box {
  const [x, width] = sideOf([from.x, from.width], [to.x, to.width]);
  const [y, height] = sideOf([from.y, from.height], [to.y, to.height]);
  return { x, y, width, height };
}

type Side = readonly [startMm: number, lengthMm: number];

function sideOf(from: Side, [startMm, lengthMm]: Side): Side {
  if (from[0] === startMm && from[1] === lengthMm) return from;
  const start = limitedPlace(startMm);
  return [start, roundMm(startMm + lengthMm) - start];
}

/** Returns an element whose place in one box is that in another. */
function stretched(element: LabelElement, from: Box, to: Box): LabelElement {
  const xOf = mapping([from.x, from.width], [to.x, to.width]);
  const yOf = mapping([from.y, from.height], [to.y, to.height]);
  if (element.type === 'line') {
    const { x1Mm, y1Mm, x2Mm, y2Mm } = element;
    return { ...element, x1Mm: xOf(x1Mm), y1Mm: yOf(y1Mm), x2Mm: xOf(x2Mm), y2Mm: yOf(y2Mm) };
  }
  const { x, y, width, height } = placeOf(element);
  const placed = { x: xOf(x), y: yOf(y) };
  return boxed(element, {
    ...placed,
    width: Math.max(leastSideMm, xOf(x + width) - placed.x),
    height: Math.max(leastSideMm, yOf(y + height) - placed.y),
  });
}

/** Returns where each place on a side is after it was stretched, at 0.01 mm; on a side that stays nothing changes. */
function mapping(from: Side, to: Side): (mm: number) => number {
  if (from[0] === to[0] && from[1] === to[1]) return (mm) => mm;
  const scale = from[1] === 0 ? 0 : to[1] / from[1];
  return (mm) => limitedPlace(to[0] + (mm - from[0]) * scale);
}
