import { encodeValue, refusalOfGs1Element } from '../barcode/check-and-encode.ts';
import { isRefusal } from '../barcode/refusal.ts';
import { bindText } from '../binding/bound-text.ts';
import { readGs1Rows } from '../design/gs1-rows.ts';
import type { Sentence } from '../sentence/index.ts';
import type { BarcodeElement, LabelTemplate } from '../template/template-schema.ts';
import { isDigitalLink } from '../template/gs1-symbologies.ts';
import { variableLabels } from '../template/variable-label.ts';
import { type LabelValues, resolveValues } from '../values/label-values.ts';

/** What is wrong with a GS1 content, as the end of a sentence. */
export interface Gs1Faults {
  /** For each row, as `readGs1Rows` returns them; undefined where its own value is accepted. */
  readonly rows: readonly (Sentence | undefined)[];
  /** What is wrong with the rows together, once each is accepted: identifiers that belong together, or too many characters. */
  readonly together?: Sentence;
  /** The web address that the code then carries; only of a Digital Link. */
  readonly link?: string;
}

/**
 * Returns what is wrong with the content of a GS1 code with these values, row by row. Undefined when the content cannot be
 * shown as rows, or is empty.
 */
export function gs1Faults(
  element: BarcodeElement,
  template: LabelTemplate,
  values: LabelValues,
): Gs1Faults | undefined {
  const found = readGs1Rows(element.value);
  if (!found || found.length === 0) return undefined;
  const source = { values: resolveValues(template, values), labels: variableLabels(template.variables) };
  const rows = found.map(
    ({ identifier, value }) => refusalOfGs1Element(identifier, bindText(value, source).text)?.reason,
  );
  if (rows.some((fault) => fault !== undefined)) return { rows };
  const encoded = encodeValue(element.symbology, bindText(element.value, source).text, element);
  if (isRefusal(encoded)) return { rows, together: encoded.reason };
  return isDigitalLink(element.symbology) ? { rows, link: encoded.value.text } : { rows };
}
