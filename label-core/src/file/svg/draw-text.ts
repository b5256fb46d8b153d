import { LabelFileError } from '../label-file.ts';
import { leastEmMm, placeText } from '../place-text.ts';
import { localName, type XmlElement } from '../xml/xml-node.ts';
import { apply, quarterTurnOf, scaleOf } from './matrix.ts';
import { idOf, isOnLabel, shownWhen, type DrawContext } from './svg-drawing.ts';
import { inksOf } from './svg-look.ts';
import type { Declarations } from './svg-styles.ts';
import { textChunks, type TextChunk } from './text-chunks.ts';
import { sentences } from '../sentences/index.ts';

const { labelNote, svgFile } = sentences;

/** Distance in em from the given position down to the baseline, for texts that are not placed by their baseline. */
const baselineShifts: Readonly<Record<string, number>> = {
  middle: 0.27,
  central: 0.36,
  hanging: 0.71,
  'text-before-edge': 1.07,
  'text-after-edge': -0.29,
};

/** Draws a `<text>` in the label font, with each line at its position in the drawing. */
export function drawText(
  element: XmlElement,
  context: DrawContext,
  styleOf: (element: XmlElement) => Declarations,
): void {
  const style = styleOf(element);
  const mode = style.get('writing-mode') ?? '';
  if (/^(?:tb|vertical)/.test(mode)) throw refusal(element, 'vertical');
  if (element.children.some((child) => typeof child !== 'string' && localName(child.name) === 'textPath')) {
    throw refusal(element, 'path');
  }
  for (const chunk of textChunks(element, context.look, styleOf)) drawChunk(element, chunk, context);
}

function drawChunk(element: XmlElement, chunk: TextChunk, context: DrawContext): void {
  const { matrix, sheet, builder, notes } = context;
  const { look, text } = chunk;
  const { fill } = inksOf({ ...look, opacity: context.look.opacity, stroke: 'none' }, notes);
  if (fill === 'none' || !look.isVisible) return;
  const rotation = quarterTurnOf(matrix);
  if (rotation === undefined) throw refusal(element, 'turned', text.slice(0, 40));
  const emMm = look.fontSize * scaleOf(matrix);
  if (emMm < leastEmMm) {
    notes.add(labelNote.smallText({ text: text.slice(0, 40) }));
    return;
  }
  if (chunk.isMixed) notes.add(labelNote.oneLook({ text: text.slice(0, 40) }));
  const baseline = chunk.y + (baselineShifts[look.baseline] ?? 0) * look.fontSize;
  const [xMm, yMm] = apply(matrix, chunk.x, baseline);
  const box = placeText({ xMm, yMm, rotation, align: look.anchor, emMm }, sheet);
  if (!box) {
    isOnLabel(context, { xMm: sheet.widthMm, yMm: 0, widthMm: 0, heightMm: 0 });
    return;
  }
  builder.add(
    {
      type: 'text',
      ...shownWhen(context),
      ...box,
      value: text,
      wrap: false,
      ...(look.isBold ? { weight: 700 as const } : {}),
      ...(fill === 'white' ? { color: 'white' as const } : {}),
    },
    idOf(element),
  );
}

/** @param how case of `svgFile.text` */
function refusal(element: XmlElement, how: string, text = ''): LabelFileError {
  const id = idOf(element);
  return new LabelFileError(
    svgFile.text({ how, text, named: id === undefined ? 'no' : 'yes', id: id?.slice(0, 40) ?? '' }),
  );
}
