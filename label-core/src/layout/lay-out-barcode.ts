import { encodeValue, type EncodedValue } from '../barcode/check-and-encode.ts';
import { placeBarcode } from '../barcode/place-barcode.ts';
import { isRefusal, type Refusal, type RefusalCode } from '../barcode/refusal.ts';
import { symbologyRules } from '../barcode/symbology-rules.ts';
import { type BoundText, bindText } from '../binding/bound-text.ts';
import type { LabelProblem } from '../problem/label-problem.ts';
import { sentences } from '../problem/sentences/index.ts';
import { subjectOf } from '../problem/subject.ts';
import { told } from '../problem/told.ts';
import type { BarcodeElement } from '../template/template-schema.ts';
import { missingCharacters } from '../text/missing-characters.ts';
import { barcodeWarnings } from './barcode-warnings.ts';
import type { ElementLayout } from './element-layout.ts';
import type { LayoutContext } from './layout-context.ts';
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
    quietZones: placed.quietZones,
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
  return [...missing, textTooLong(element, bound)];
}

const problems = {
  'barcode-empty': told.barcodeEmpty,
  'barcode-length': told.barcodeLength,
  'barcode-character': told.barcodeCharacter,
  'barcode-check-digit': told.barcodeCheckDigit,
  'barcode-syntax': told.barcodeSyntax,
  'barcode-too-much': told.barcodeTooMuch,
  'barcode-too-small': told.barcodeTooSmall,
} as const satisfies Record<RefusalCode, unknown>;

/** Returns a problem such as `EAN-13 of variable “EAN”: check digit 5 expected, 4 found.` */
function problemOf(
  element: BarcodeElement,
  bound: BoundText,
  { code, reason, fault }: Refusal,
): LabelProblem {
  const { named, ...place } = subjectOf(element.id, bound, fault);
  const symbology = symbologyRules[element.symbology].title;
  return { ...problems[code]({ symbology, subject: named, reason }), ...place };
}

function textTooLong(element: BarcodeElement, bound: BoundText): LabelProblem {
  const { named, ...place } = subjectOf(element.id, bound);
  const symbology = symbologyRules[element.symbology].title;
  const problem = sentences.overflow.belowBarcode({ symbology, subject: named });
  return { ...told.textOverflow({ problem }), ...place };
}
