import { bindText } from '../binding/bound-text.ts';
import { encodeValue } from '../barcode/encode-value.ts';
import { isRefusal } from '../barcode/refusal.ts';
import { symbologyRules } from '../barcode/symbology-rules.ts';
import { withCheckDigit } from '../gtin/check-digit.ts';
import { gtinLengthOf } from '../template/gtin-symbologies.ts';
import type { LabelTemplate, Symbology } from '../template/template-schema.ts';
import { variableLabels } from '../template/variable-label.ts';
import { type LabelValues, resolveValues } from '../values/label-values.ts';

/** A number that a label once completed with a check digit of its own accord, and what becomes of it now. */
export interface AddedCheckDigit {
  readonly elementId: string;
  readonly symbology: Symbology;
  /** How people call the symbology. */
  readonly title: string;
  /** The number as it was given. */
  readonly value: string;
  /** What its bars said. */
  readonly former: string;
  /** What they say now; undefined where the number is refused. */
  readonly current: string | undefined;
}

/** How many digits a number had that a code of this kind completed; undefined for codes that completed none. */
export const completedLength = (symbology: Symbology): number | undefined => {
  const length = gtinLengthOf(symbology);
  return length === undefined ? undefined : length - 1;
};

/**
 * The codes of a label that would have added a check digit to these values when that was still done without being asked
 * for, and that the template does not ask to do so.
 */
export function addedCheckDigits(template: LabelTemplate, values: LabelValues): readonly AddedCheckDigit[] {
  const source = { values: resolveValues(template, values), labels: variableLabels(template.variables) };
  return template.elements.flatMap((element): readonly AddedCheckDigit[] => {
    if (element.type !== 'barcode' || element.addsCheckDigit === true) return [];
    const { id, symbology } = element;
    const { text } = bindText(element.value, source);
    if (text.length !== completedLength(symbology) || !/^[0-9]+$/.test(text)) return [];
    const encoded = encodeValue(symbology, text);
    const current = isRefusal(encoded) ? undefined : encoded.value.text;
    const { title } = symbologyRules[symbology];
    return [{ elementId: id, symbology, title, value: text, former: withCheckDigit(text), current }];
  });
}
