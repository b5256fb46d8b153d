import type { FontFace } from '../font/font-face.ts';
import type { LabelProblem, LabelWarning } from '../problem/label-problem.ts';
import { subjectOf } from '../problem/subject.ts';
import { told } from '../problem/told.ts';
import { type Frame, frameOf } from '../scene/frame.ts';
import { ptToMm } from '../scene/length.ts';
import type { TextElement } from '../template/template-schema.ts';
import { fitStyled, type FittedText } from '../text/fit-text.ts';
import { blockHeight, placeLines } from '../text/place-lines.ts';
import { measure } from '../text/styled-text.ts';
import { type ElementLayout, nothing, type TextFit } from './element-layout.ts';
import type { LayoutContext } from './layout-context.ts';
import { setText } from './set-text.ts';
import { leastSizePt, overflowOf, smallType } from './x-height.ts';

const defaultLineHeight = 1.2;

export function layOutText(element: TextElement, context: LayoutContext): ElementLayout {
  const set = setText({ ...element, elementId: element.id }, context);
  const { base, text, bound } = set;
  if (bound.text.trim() === '') return nothing;
  const frame = frameOf(element);
  const lineHeight = element.lineHeight ?? defaultLineHeight;
  const fitted = fitStyled(base, text, {
    widthMm: frame.width,
    heightMm: frame.height,
    sizePt: element.sizePt,
    minSizePt: leastSizePt(element, base.face),
    lineHeight,
    maxLines: element.maxLines ?? Number.MAX_SAFE_INTEGER,
    wrap: element.wrap ?? true,
  });
  const problems: LabelProblem[] = [...set.problems];
  const warnings: LabelWarning[] = [...set.warnings];
  const { named: subject, ...place } = subjectOf(element.id, bound);
  problems.push(...smallType(element, { sizePt: fitted.sizePt, face: base.face, subject, place }));
  if (!fitted.isWhole) {
    if (element.overflow === 'ellipsis') {
      warnings.push({ ...told.textCut({ subject }), ...place });
    } else {
      problems.push({
        ...told.textOverflow({ problem: overflowOf(element, subject, fitted.sizePt) }),
        ...place,
      });
    }
  }
  const nodes = placeLines(fitted.lines, frame, {
    elementId: element.id,
    face: base.face,
    sizePt: fitted.sizePt,
    lineHeight,
    align: element.align ?? 'left',
    verticalAlign: element.verticalAlign ?? 'top',
    color: element.color ?? 'black',
    dpi: context.dpi,
  });
  return {
    nodes,
    problems,
    warnings,
    fit: fitOf(base.face, fitted, lineHeight, frame),
  };
}

function fitOf(
  face: FontFace,
  { lines, sizePt, isWhole }: FittedText,
  lineHeight: number,
  { width, height }: Frame,
): TextFit {
  const emMm = ptToMm(sizePt);
  const widthEm = Math.max(0, ...lines.map(measure));
  const usedMm = { width: widthEm * emMm, height: blockHeight(face, lines, lineHeight) * emMm };
  return { sizePt, lines: lines.length, isWhole, usedMm, roomMm: { width, height } };
}
