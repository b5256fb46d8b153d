import { parseLabelTemplate } from '../template/parse-label-template.ts';
import { versionOf } from '../template/template-version.ts';
import type { LabelTemplate, LabelVariable } from '../template/template-schema.ts';

type Parts = Partial<Omit<LabelTemplate, 'variables' | 'elements'>> & {
  readonly variables?: readonly (string | LabelVariable)[];
  readonly elements?: readonly unknown[];
};

/** Returns a valid template of 100 x 60 mm, in its lowest version; a variable given only by name is a plain text. */
export function sampleTemplate({ variables = [], elements = [], ...rest }: Parts = {}): LabelTemplate {
  const declared = variables.map((variable): LabelVariable =>
    typeof variable === 'string' ? { name: variable, type: 'default' } : variable,
  );
  return parseLabelTemplate({
    format: 'platen-label',
    version: versionOf({ variables: declared, elements: elements as LabelTemplate['elements'] }),
    name: 'Sample',
    widthMm: 100,
    heightMm: 60,
    variables: declared,
    elements,
    ...rest,
  });
}

/** Returns a text element of 60 x 20 mm at 5, 5. */
export function sampleText(changes: Readonly<Record<string, unknown>> = {}): unknown {
  return { type: 'text', id: 'text', value: '{{text}}', sizePt: 10, ...sampleBox, ...changes };
}

/** Returns an EAN-13 of 60 x 20 mm at 5, 5. */
export function sampleBarcode(changes: Readonly<Record<string, unknown>> = {}): unknown {
  return { type: 'barcode', id: 'barcode', symbology: 'ean13', value: '{{code}}', ...sampleBox, ...changes };
}

const sampleBox = { xMm: 5, yMm: 5, widthMm: 60, heightMm: 20 };
