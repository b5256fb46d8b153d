import type { LabelElement, LabelTemplate, Symbology } from './template-schema.ts';

/** Newest version of the format. */
export const newestVersion = 2;

/** Version of the format: programs of its time read it. */
export type TemplateVersion = LabelTemplate['version'];

type Parts = Pick<LabelTemplate, 'variables' | 'elements'>;

/**
 * Returns the lowest version of the format that can say what is in a template. Version 1 has no computed variables, no
 * markup, no smallest x-height, no tables, no elements that close up and ten symbologies.
 */
export const versionOf = ({ variables, elements }: Parts): TemplateVersion =>
  variables.some(({ source }) => source !== undefined) || elements.some(isOfVersion2) ? 2 : 1;

const newSymbologies: ReadonlySet<Symbology> = new Set([
  'upce',
  'databarexpanded',
  'gs1qrcode',
  'gs1dlqrcode',
  'gs1dldatamatrix',
]);

const isOfVersion2 = (element: LabelElement): boolean =>
  element.type === 'table' ||
  (element.type !== 'line' && element.closesUp !== undefined) ||
  (element.type === 'barcode' && newSymbologies.has(element.symbology)) ||
  (element.type === 'text' && (element.markup !== undefined || element.minXHeightMm !== undefined));

/** Returns a template in the lowest version that can say it; the same object when it is in that version. */
export function inLowestVersion(template: LabelTemplate): LabelTemplate {
  const version = versionOf(template);
  return version === template.version ? template : { ...template, version };
}
