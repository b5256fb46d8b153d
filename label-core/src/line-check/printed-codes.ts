import { bindText } from '../binding/bound-text.ts';
import { zerosRestored } from '../gtin/upc-e.ts';
import { shownElements } from '../layout/shown-elements.ts';
import { symbologyRules } from '../barcode/symbology-rules.ts';
import { isRefusal } from '../barcode/refusal.ts';
import type { LabelTemplate } from '../template/template-schema.ts';
import { variableLabels } from '../template/variable-label.ts';
import { type LabelValues, resolveValues } from '../values/label-values.ts';

/**
 * Returns what a scanner reads from the barcodes of a label with these values, in the order of its elements, in the notation
 * of each symbology: GS1 identifiers in brackets, a Digital Link as the web address. Barcodes that are not shown, or whose
 * value is refused, are left out.
 */
export function printedCodes(template: LabelTemplate, values: LabelValues): readonly string[] {
  const resolved = resolveValues(template, values);
  const source = { values: resolved, labels: variableLabels(template.variables) };
  return shownElements(template, resolved, true).flatMap((element) => {
    if (element.type !== 'barcode') return [];
    const { text } = bindText(element.value, source);
    const read = text === '' ? undefined : symbologyRules[element.symbology].readValue(text, element);
    if (read === undefined || isRefusal(read)) return [];
    return [element.symbology === 'upce' ? zerosRestored(read.text) : read.text];
  });
}
