import { bindText } from '../binding/bound-text.ts';
import type { FontFace } from '../font/font-face.ts';
import type { LabelProblem, LabelWarning } from '../problem/label-problem.ts';
import { sentences } from '../problem/sentences/index.ts';
import { subjectOf } from '../problem/subject.ts';
import { told } from '../problem/told.ts';
import { type Frame, frameOf } from '../scene/frame.ts';
import { ptToMm } from '../scene/length.ts';
import type { TextElement } from '../template/template-schema.ts';
import { templateLimits } from '../template/template-limits.ts';
import { cleanText } from '../text/clean-text.ts';
import { fitText, type FittedText } from '../text/fit-text.ts';
import { measureLine } from '../text/measure.ts';
import { missingCharacters, replaceMissing } from '../text/missing-characters.ts';
import { blockHeight, placeLines } from '../text/place-lines.ts';
import { type ElementLayout, nothing, type TextFit } from './element-layout.ts';
import type { LayoutContext } from './layout-context.ts';

const defaultLineHeight = 1.2;

export function layOutText(element: TextElement, context: LayoutContext): ElementLayout {
  const bound = bindText(element.value, context);
  if (bound.text.trim() === '') return nothing;
  const fontKey = element.weight === 700 ? 'bold' : 'regular';
  const face = context.fonts[fontKey];
  // The check of the values refuses longer ones; the text drawn along with the refusal need not be complete.
  const clipped = bound.text.slice(0, templateLimits.valueCharacters);
  const text = replaceMissing(face, cleanText(clipped));
  const frame = frameOf(element);
  const lineHeight = element.lineHeight ?? defaultLineHeight;
  const fitted = fitText(face, text, {
    widthMm: frame.width,
    heightMm: frame.height,
    sizePt: element.sizePt,
    minSizePt: element.minSizePt ?? element.sizePt,
    lineHeight,
    maxLines: element.maxLines ?? Number.MAX_SAFE_INTEGER,
    wrap: element.wrap ?? true,
  });
  const problems: LabelProblem[] = [...missingCharacters(face, element.id, { ...bound, text: clipped })];
  const warnings: LabelWarning[] = [];
  if (!fitted.isWhole) {
    const { named: subject, ...place } = subjectOf(element.id, bound);
    if (element.overflow === 'ellipsis') {
      warnings.push({ ...told.textCut({ subject }), ...place });
    } else {
      const problem = sentences.overflow.text({ subject, size: fitted.sizePt });
      problems.push({ ...told.textOverflow({ problem }), ...place });
    }
  }
  const nodes = placeLines(fitted.lines, frame, {
    elementId: element.id,
    face,
    fontKey,
    sizePt: fitted.sizePt,
    lineHeight,
    align: element.align ?? 'left',
    verticalAlign: element.verticalAlign ?? 'top',
    color: element.color ?? 'black',
  });
  return {
    nodes,
    problems,
    warnings,
    fit: fitOf(face, fitted, lineHeight, frame),
  };
}

function fitOf(
  face: FontFace,
  { lines, sizePt, isWhole }: FittedText,
  lineHeight: number,
  { width, height }: Frame,
): TextFit {
  const emMm = ptToMm(sizePt);
  const widthEm = Math.max(0, ...lines.map((line) => measureLine(face, line)));
  const usedMm = { width: widthEm * emMm, height: blockHeight(face, lines, lineHeight) * emMm };
  return { sizePt, lines: lines.length, isWhole, usedMm, roomMm: { width, height } };
}
