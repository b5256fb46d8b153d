import { bindText } from '../binding/bound-text.ts';
import { encodeValue } from '../barcode/check-and-encode.ts';
import { isRefusal } from '../barcode/refusal.ts';
import { symbologyRules } from '../barcode/symbology-rules.ts';
import { withCheckDigit } from '../gtin/check-digit.ts';
import { gtinLengthOf } from '../template/gtin-symbologies.ts';
import type { LabelTemplate, Symbology } from '../template/template-schema.ts';
import { variableLabels } from '../template/variable-label.ts';
import { type LabelValues, resolveValues } from '../values/label-values.ts';

/** A number to which labels used to add a check digit automatically, and its present result. */
export interface AddedCheckDigit {
  readonly elementId: string;
  readonly symbology: Symbology;
  /** Common name of the symbology. */
  readonly title: string;
  /** The number as given. */
  readonly value: string;
  /** Number formerly encoded in the bars. */
  readonly former: string;
  /** Number now encoded in the bars; undefined when the number is refused. */
  readonly current: string | undefined;
}

/** Returns the length of numbers to which a code of this kind added a check digit; undefined for codes that added none. */
export const completedLength = (symbology: Symbology): number | undefined => {
  const length = gtinLengthOf(symbology);
  return length === undefined ? undefined : length - 1;
};

/**
 * Returns the codes of a label that would have added a check digit to these values when this was still automatic, and
 * whose element does not request it now.
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
