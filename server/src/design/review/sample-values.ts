import type { LabelTemplate, LabelVariable } from 'label-core';

/** Numbers with valid check digits, so that a preview shows the bars of a real code. */
const bySymbology: Readonly<Record<string, string>> = {
  ean13: '4006381333931',
  ean8: '96385074',
  upca: '036000291452',
  upce: '012345000065',
  itf14: '14006381333938',
};
/** Sample values by GS1 application identifier. */
const byIdentifier: Readonly<Record<string, string>> = {
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
const anyCode = '12345';
const anyDate = '2027-01-31';

const escaped = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`);

/** Returns a value that fits the barcode in which the label shows this variable; undefined if no barcode shows it. */
function codeSample(template: LabelTemplate, { name }: LabelVariable): string | undefined {
  const placed = `{{${name}}}`;
  const element = template.elements.find((one) => one.type === 'barcode' && one.value.includes(placed));
  if (element?.type !== 'barcode') return undefined;
  // A zero before a thirteen-digit number makes it the fourteen digits of (01).
  const place = new RegExp(String.raw`\((\d{2,4})\)(0?)${escaped(placed)}`).exec(element.value);
  if (place) {
    const [, identifier = '', zero = ''] = place;
    return (byIdentifier[identifier] ?? anyCode).slice(zero.length);
  }
  return (element.value === placed ? bySymbology[element.symbology] : undefined) ?? anyCode;
}

/**
 * Returns values for a preview before any were filled in, the same as in the app: the default, else a sample of the
 * kind that the label shows there. A switch without a default is on, so that the whole label is shown. What is computed
 * when the label is drawn has none.
 */
export function sampleValues(template: LabelTemplate): Record<string, string> {
  const { variables } = template;
  const bases = new Set(variables.map(({ source }) => (source?.kind === 'date' ? source.base : undefined)));
  const entered = variables.filter(({ source }) => source === undefined || source.kind === 'article');
  return Object.fromEntries(
    entered.map((variable) => {
      const { name, type, label, defaultValue = '', propertySize } = variable;
      if (type === 'toggle') return [name, defaultValue || 'true'];
      if (defaultValue !== '' || type === 'media-ref') return [name, defaultValue];
      if (bases.has(name)) return [name, anyDate];
      const sample = codeSample(template, variable) ?? label ?? name;
      return [name, propertySize === undefined ? sample : sample.slice(0, propertySize)];
    }),
  );
}
