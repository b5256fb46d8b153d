import { bindText } from '../binding/bound-text.ts';
import { encodeValue } from '../barcode/check-and-encode.ts';
import { isRefusal } from '../barcode/refusal.ts';
import { symbologyRules } from '../barcode/symbology-rules.ts';
import { withCheckDigit } from '../gtin/check-digit.ts';
import { gtinLengthOf } from '../template/gtin-symbologies.ts';
import type { BarcodeElement, LabelVariable, Symbology } from '../template/template-schema.ts';
import { variableLabels } from '../template/variable-label.ts';
import { type LabelValues, resolveValues } from '../values/label-values.ts';

/** A number to which labels used to add a check digit automatically, and its present result. */
export interface AddedCheckDigit {
  /** Common name of the symbology. */
  readonly title: string;
  /** The number as given. */
  readonly value: string;
  /** Number formerly encoded in the bars. */
  readonly former: string;
  /** Number now encoded in the bars; undefined when the number is refused. */
  readonly current: string | undefined;
}

/**
 * Returns the length of numbers to which a code of this kind added a check digit; undefined for codes that added none: a
 * UPC-E is newer than that.
 */
export const completedLength = (symbology: Symbology): number | undefined => {
  const length = symbology === 'upce' ? undefined : gtinLengthOf(symbology);
  return length === undefined ? undefined : length - 1;
};

/**
 * Returns the check digit that a code would have added to these values when this was still automatic; undefined if it
 * would have added none, or its element requests it now.
 * @param variables those of the label; others than the code's own do not matter
 */
export function addedCheckDigit(
  { symbology, value, addsCheckDigit }: Pick<BarcodeElement, 'symbology' | 'value' | 'addsCheckDigit'>,
  variables: readonly LabelVariable[],
  values: LabelValues,
): AddedCheckDigit | undefined {
  if (addsCheckDigit === true) return undefined;
  const source = { values: resolveValues({ variables }, values), labels: variableLabels(variables) };
  const { text } = bindText(value, source);
  if (text.length !== completedLength(symbology) || !/^[0-9]+$/.test(text)) return undefined;
  const encoded = encodeValue(symbology, text);
  const current = isRefusal(encoded) ? undefined : encoded.value.text;
  const { title } = symbologyRules[symbology];
  return { title, value: text, former: withCheckDigit(text), current };
}
