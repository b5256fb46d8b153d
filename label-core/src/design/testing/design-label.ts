import type { LabelElement, LabelTemplate } from '../../template/template-schema.ts';
import { sampleTemplate, sampleText } from '../../testing/sample-template.ts';
import { applyEdit } from '../apply-edit.ts';
import type { Edit } from '../edit.ts';
import { refusalOf } from '../refusal-of.ts';

/** A box for tests: an outline of 10 x 6 mm. */
export const frame = (id: string, xMm: number, yMm: number, more: object = {}): unknown => ({
  type: 'rectangle',
  id,
  xMm,
  yMm,
  widthMm: 10,
  heightMm: 6,
  ...more,
});

/** A label of 100 x 60 mm with a title, a code, a logo, a line and a locked frame, and three variables. */
export const designLabel: LabelTemplate = sampleTemplate({
  variables: [
    'name',
    { name: 'vegan', type: 'toggle', defaultValue: 'false' },
    { name: 'logo', type: 'media-ref' },
    { name: 'lot', type: 'default', defaultValue: 'A1' },
  ],
  elements: [
    frame('frame', 0, 0, { widthMm: 100, heightMm: 60 }),
    sampleText({
      id: 'title',
      value: '{{name}}',
      xMm: 2,
      yMm: 2,
      widthMm: 40,
      heightMm: 8,
      sizePt: 12,
      minSizePt: 7,
    }),
    sampleText({
      id: 'lot',
      value: 'Lot {{ lot }} ',
      xMm: 2,
      yMm: 12,
      widthMm: 20,
      heightMm: 6,
      visibleWhen: 'vegan',
    }),
    {
      type: 'barcode',
      id: 'ean',
      symbology: 'itf14',
      value: '1{{lot}}',
      bearerBars: true,
      xMm: 2,
      yMm: 30,
      widthMm: 42,
      heightMm: 22,
    },
    { type: 'image', id: 'logo', source: { variable: 'logo' }, xMm: 80, yMm: 4, widthMm: 10, heightMm: 12 },
    { type: 'line', id: 'rule', x1Mm: 2, y1Mm: 24, x2Mm: 62, y2Mm: 24, strokeMm: 0.4 },
  ],
  design: { locked: ['frame'], groups: [['title', 'lot']], guides: { xMm: [20], yMm: [5] }, marginMm: 2 },
});

/** Returns an element after an edit of a template. Fails for an unknown id. */
export function afterwards(template: LabelTemplate, edit: Edit, id: string): LabelElement {
  const element = applyEdit(template, edit).elements.find((one) => one.id === id);
  if (!element) throw new Error(`There is no element “${id}”.`);
  return element;
}

/** Returns the English sentence with which an edit is refused. */
export const saidOf = (template: LabelTemplate, edit: Edit): string | undefined =>
  refusalOf(template, edit)?.message;
