import type { TemplateParts } from './template-parts';
import type { LabelVariable } from '../api/label-variable-schema';

/** Sample numbers with correct check digits, so that a preview shows the bars as they will be printed. */
const BY_SYMBOLOGY: Readonly<Record<string, string>> = {
  ean13: '4006381333931',
  ean8: '96385074',
  upca: '036000291452',
  upce: '012345000065',
  itf14: '14006381333938',
};
/** Sample values by GS1 application identifier. */
const BY_IDENTIFIER: Readonly<Record<string, string>> = {
  '00': '340123450000000017',
  '01': '04006381333931',
  '02': '04006381333931',
  '11': '270101',
  '13': '270101',
  '15': '271231',
  '16': '271231',
  '17': '271231',
  '37': '10',
};
const ANY_CODE = '12345';
const ANY_DATE = '2027-01-31';

const escaped = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`);

/** Returns a sample that a barcode of the label accepts for this variable; undefined when no barcode shows it. */
function codeSample(template: TemplateParts | undefined, variableName: string): string | undefined {
  const placed = `{{${variableName}}}`;
  const element = template?.elements.find(
    ({ type, value }) => type === 'barcode' && value?.includes(placed) === true,
  );
  if (!element) return undefined;
  const { symbology = '', value = '' } = element;
  // A zero before a thirteen-digit number makes the fourteen digits of (01).
  const place = new RegExp(String.raw`\((\d{2,4})\)(0?)${escaped(placed)}`).exec(value);
  if (place) {
    const [, identifier = '', zero = ''] = place;
    return (BY_IDENTIFIER[identifier] ?? ANY_CODE).slice(zero.length);
  }
  return (value === placed ? BY_SYMBOLOGY[symbology] : undefined) ?? ANY_CODE;
}

/**
 * Returns values for a preview before anything was entered: the default, else a sample of the kind that the label shows
 * there. A toggle without a default is on, so that the whole label is visible. What is computed when the label is drawn
 * has none.
 */
export function sampleValues(
  template: TemplateParts | undefined,
  variables: readonly LabelVariable[],
): Readonly<Record<string, string>> {
  const sources = (template?.variables ?? []).flatMap(({ name, source }) =>
    source ? [{ name, ...source }] : [],
  );
  const computed = new Set(sources.filter(({ kind }) => kind !== 'article').map(({ name }) => name));
  const bases = new Set(sources.map(({ base }) => base));
  const entered = variables.filter(({ variableName }) => !computed.has(variableName));
  return Object.fromEntries(
    entered.map(({ variableName, displayName, dataType, variableData, propertySize = 0 }) => {
      if (dataType === 'toggle') return [variableName, variableData || 'true'];
      if (variableData !== '' || dataType === 'media-ref') return [variableName, variableData];
      if (bases.has(variableName)) return [variableName, ANY_DATE];
      const sample = codeSample(template, variableName) ?? (displayName || variableName);
      return [variableName, propertySize > 0 ? sample.slice(0, propertySize) : sample];
    }),
  );
}
