import type { LabelTemplate } from 'label-core';
import type { Axis, SnapHit } from 'label-core/design';
import { gapMarks, type GapMark } from '../../model/gap-marks';
import type { GesturePreview } from '../../model/gesture-types';
import { mmText } from '../../model/mm-text';
import { texts } from '../i18n';
import type { Shape } from './draw-shapes';
import classes from './canvas.module.css';

/** Height of words and numbers, their distance from a line, and half the length of the ends of a distance, in px. */
const PX = { words: 12, besideGuide: 4, besideGap: 5, end: 4 };

/**
 * Returns what is drawn over the label while a gesture goes on: lines that edges are aligned with, distances, the box that
 * is drawn, and a dragged guide with its place.
 * @param scale pixels of the screen in a millimetre of the label
 */
export function previewShapes(
  preview: GesturePreview | undefined,
  template: LabelTemplate,
  scale: number,
): readonly Shape[] {
  if (!preview) return [];
  const { hits, around, box, guide } = preview;
  return [
    ...hits.filter(isLine).map(({ axis, line }) => lineAcross(classes['snap'], axis, line.atMm, template)),
    ...(around ? gapMarks(hits, around, template).flatMap((mark) => gapShapes(mark, scale)) : []),
    ...(box ? [{ tag: 'rect', attributes: { class: classes['drawn'], ...box } } as const] : []),
    ...(guide?.mm === undefined ? [] : guideShapes(guide.axis, guide.mm, template, scale)),
  ];
}

/** The grid and the dots are everywhere: a line for them would only flicker. Equal distances are marked themselves. */
const isLine = ({ line: { kind } }: SnapHit) => kind !== 'grid' && kind !== 'dot' && kind !== 'gap';

const lineAcross = (
  look: string | undefined,
  axis: Axis,
  mm: number,
  { widthMm, heightMm }: LabelTemplate,
): Shape => ({
  tag: 'line',
  attributes: {
    class: look,
    ...(axis === 'x' ? { x1: mm, x2: mm, y1: 0, y2: heightMm } : { x1: 0, x2: widthMm, y1: mm, y2: mm }),
  },
});

/** Returns a line with ends, and its length in mm beside it. */
function gapShapes({ axis, startMm, endMm, atMm }: GapMark, scale: number): readonly Shape[] {
  const isAcross = axis === 'x';
  const [low, high] = [atMm - PX.end / scale, atMm + PX.end / scale];
  const [middle, beside] = [(startMm + endMm) / 2, PX.besideGap / scale];
  const d = isAcross
    ? `M${startMm} ${low}V${high}M${startMm} ${atMm}H${endMm}M${endMm} ${low}V${high}`
    : `M${low} ${startMm}H${high}M${atMm} ${startMm}V${endMm}M${low} ${endMm}H${high}`;
  return [
    { tag: 'path', attributes: { class: classes['snap'], d } },
    {
      tag: 'text',
      attributes: {
        class: classes['gapLength'],
        'font-size': PX.words / scale,
        x: isAcross ? middle : atMm + beside,
        y: isAcross ? atMm - beside : middle,
        'text-anchor': isAcross ? 'middle' : 'start',
        'dominant-baseline': isAcross ? 'auto' : 'middle',
      },
      text: mmText(endMm - startMm),
    },
  ];
}

/** Returns the line of a guide and its place in mm, written at the ruler that it is dragged along. */
function guideShapes(axis: Axis, mm: number, template: LabelTemplate, scale: number): readonly Shape[] {
  const beside = PX.besideGuide / scale;
  const place =
    axis === 'x' ? { x: mm + beside, y: (PX.words + PX.besideGuide) / scale } : { x: beside, y: mm - beside };
  return [
    lineAcross(classes['guide'], axis, mm, template),
    {
      tag: 'text',
      attributes: { class: classes['place'], 'font-size': PX.words / scale, ...place },
      text: texts.canvas.mm({ mm: mmText(mm) }),
    },
  ];
}
