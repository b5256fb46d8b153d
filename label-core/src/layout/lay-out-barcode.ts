import { encodeValue, type EncodedValue } from '../barcode/encode-value.ts';
import { placeBarcode } from '../barcode/place-barcode.ts';
import { isRefusal, type Refusal } from '../barcode/refusal.ts';
import { symbologyRules } from '../barcode/symbology-rules.ts';
import { type BoundText, bindText } from '../binding/bound-text.ts';
import type { LabelProblem, LabelProblemCode } from '../problem/label-problem.ts';
import { subjectOf } from '../problem/subject.ts';
import type { BarcodeElement } from '../template/template-schema.ts';
import { missingCharacters } from '../text/missing-characters.ts';
import { barcodeWarnings } from './barcode-warnings.ts';
import type { ElementLayout, LayoutContext } from './element-layout.ts';
import { growBarcode } from './grow-barcode.ts';

export function layOutBarcode(element: BarcodeElement, context: LayoutContext): ElementLayout {
  const { dpi, fonts, surroundings } = context;
  const bound = bindText(element.value, context);
  const encoded = encodeValue(element.symbology, bound.text, element);
  if (isRefusal(encoded)) {
    return { nodes: [], problems: [problemOf(element, bound, encoded)] };
  }
  const placed = placeBarcode(growBarcode(element, encoded, dpi, surroundings), encoded, {
    dpi,
    face: fonts.regular,
  });
  if (isRefusal(placed)) {
    return { nodes: [], problems: [problemOf(element, bound, placed)] };
  }
  return {
    nodes: placed.nodes,
    problems: textProblems(element, bound, encoded, placed, fonts.regular),
    warnings: barcodeWarnings(element, bound, encoded, placed, dpi),
  };
}

function textProblems(
  element: BarcodeElement,
  bound: BoundText,
  { symbol }: EncodedValue,
  placed: { readonly hasText: boolean; readonly isTextWhole: boolean },
  face: Parameters<typeof missingCharacters>[0],
): readonly LabelProblem[] {
  if (!placed.hasText) return [];
  const missing = symbol.kind === 'matrix' ? missingCharacters(face, element.id, bound) : [];
  if (placed.isTextWhole) return missing;
  return [...missing, problemOf(element, bound, textTooLong)];
}

interface BrokenRule extends Pick<Refusal, 'rule' | 'fault'> {
  readonly code: LabelProblemCode;
}

const textTooLong: BrokenRule = { code: 'text-overflow', rule: 'the text below it does not fit' };

/** `EAN-13 of variable “EAN”: check digit 5 expected, 4 found.` */
function problemOf(
  element: BarcodeElement,
  bound: BoundText,
  { code, rule, fault }: BrokenRule,
): LabelProblem {
  const { variable, words } = subjectOf(element.id, bound, fault);
  const message = `${symbologyRules[element.symbology].title} of ${words}: ${rule}.`;
  return { code, elementId: element.id, message, ...(variable !== undefined && { variable }) };
}
