import { cleanup, screen } from '@testing-library/react';
import type { LabelElement, LabelTemplate } from 'label-core';
import { expect, it } from 'vitest';
import {
  button,
  choosing,
  field,
  goingTo,
  inputWays,
  picking,
  pressing,
  typing,
  type InputStep,
} from '@/shared/testing';
import { designedLabel } from '../testing/designed-label';
import { openedKit } from '../testing/opened-kit';
import { showInspector } from '../testing/show-inspector';

const kit = openedKit();

const box = { xMm: 2, yMm: 2, widthMm: 50, heightMm: 20 };
const table: LabelElement = {
  ...box,
  type: 'table',
  id: 'table',
  columns: [{}, { align: 'right' }],
  rows: [
    { cells: [{ value: 'Food' }, { value: 'per 100 g' }], header: true },
    { cells: [{ value: 'Fat' }, { value: '{{fat}}' }] },
  ],
  sizePt: 8,
};
const link: LabelElement = {
  ...box,
  type: 'barcode',
  id: 'link',
  symbology: 'gs1dlqrcode',
  value: '(01){{ean}}',
};
const simple: readonly LabelElement[] = [
  { ...box, type: 'text', id: 'text', value: 'Text', sizePt: 10 },
  { ...box, type: 'image', id: 'picture', source: { variable: 'logo' } },
  { ...box, type: 'rectangle', id: 'frame', widthMm: 12, heightMm: 12, strokeMm: 0.3 },
  { type: 'line', id: 'line', x1Mm: 2, y1Mm: 4, x2Mm: 22, y2Mm: 9, strokeMm: 0.3 },
  { ...box, type: 'path', id: 'outline', d: 'M 0 0 L 1 0 L 1 1 Z', viewWidth: 1, viewHeight: 1 },
];
const label: LabelTemplate = {
  ...designedLabel,
  version: 2,
  variables: [
    ...['ean', 'fat', 'lot'].map((name) => ({ name, type: 'default' as const })),
    ...['logo', 'photo'].map((name) => ({ name, type: 'media-ref' as const })),
    { name: 'sale', type: 'toggle' },
  ],
  elements: [table, link, ...simple],
};

const press = (name: string) => pressing(() => button(name));
const type = (name: string, text: string) => typing(() => field(name), text);
const list = (name: string) => () => screen.getByRole('combobox', { name });
const pick = (group: string, option: string) =>
  picking(() => screen.getByRole('radiogroup', { name: group }), option);
const cell = (name: string, keys: string) => goingTo(() => button(name), keys);

/** Steps from one element to what it must have become, each step by the pointer, and by the keyboard alone. */
const tasks: readonly {
  readonly what: string;
  readonly id: string;
  readonly steps: readonly InputStep[];
  readonly made: unknown;
}[] = [
  {
    what: 'the cells of a table',
    id: 'table',
    steps: [
      press('Row 1, cell 1: Food'),
      cell('Row 2, cell 1: Fat', '{ArrowDown}'),
      type('Row 2, column 1', 'Of {{lot}}'),
      choosing(list('Align the cell'), 'Centre'),
      press('Row 2, cell 1: Of {{lot}}'),
      cell('Row 1, cell 1: Food', '{ArrowUp}'),
      type('Columns covered', '2'),
    ],
    made: {
      columns: [{}, { align: 'right' }],
      rows: [
        { cells: [{ value: 'Food', colspan: 2 }], header: true },
        { cells: [{ value: 'Of {{lot}}', align: 'center' }, { value: '{{fat}}' }] },
      ],
    },
  },
  {
    what: 'the rows and columns of a table',
    id: 'table',
    steps: [
      press('Insert a row below'),
      press('Move the row down'),
      press('Insert a row above'),
      press('Move the row up'),
      press('Delete the row'),
      press('Row 1, cell 1: Food'),
      pressing(() => screen.getByRole('checkbox', { name: 'Header' })),
      press('Insert a column on the right'),
      type('Column width (mm)', '12.5'),
      press('Move the column right'),
      choosing(list('Align the column'), 'At the decimal sign'),
      press('Insert a column on the left'),
      press('Delete the column'),
      press('Row 1, cell 2: per 100 g'),
      cell('Row 1, cell 1: Food', '{ArrowLeft}'),
      type('Share of the rest', '3'),
    ],
    made: {
      columns: [{ share: 3 }, { align: 'right' }, { widthMm: 12.5, align: 'decimal' }],
      rows: [
        { cells: [{ value: 'Food' }, { value: 'per 100 g' }, { value: '' }] },
        { cells: [{ value: 'Fat' }, { value: '{{fat}}' }, { value: '' }] },
        { cells: [{ value: '' }, { value: '' }, { value: '' }] },
      ],
    },
  },
  {
    what: 'the look of a table',
    id: 'table',
    steps: [
      choosing(list('Rules'), 'All'),
      type('Rule (mm)', '0.3'),
      type('Padding (mm)', '1'),
      pressing(() => screen.getByRole('checkbox', { name: 'Leave out rows without values' })),
      choosing(list('Smallest x-height'), '1.2 mm'),
    ],
    made: { rules: 'all', ruleMm: 0.3, paddingMm: 1, hideEmptyRows: true, minXHeightMm: 1.2 },
  },
  {
    what: 'the look of a text',
    id: 'text',
    steps: [
      type('Content', '{{lot}}'),
      type('Size (pt)', '12'),
      type('Down to (pt)', '7'),
      pick('Weight', 'Bold'),
      pick('Across', 'Centre'),
      pick('Down', 'Bottom'),
      type('At most lines', '2'),
      type('Line height', '1.3'),
      choosing(list('Too long'), 'Is cut with …'),
      pick('Colour', 'White'),
      pressing(() => screen.getByRole('checkbox', { name: 'Wrap lines' })),
    ],
    made: {
      value: '{{lot}}',
      sizePt: 12,
      minSizePt: 7,
      weight: 700,
      align: 'center',
      verticalAlign: 'bottom',
      maxLines: 2,
      lineHeight: 1.3,
      overflow: 'ellipsis',
      color: 'white',
      wrap: false,
    },
  },
  {
    what: 'the look of a barcode',
    id: 'link',
    steps: [
      choosing(list('Kind'), 'QR code'),
      choosing(list('Text below'), 'Yes'),
      choosing(list('Error correction'), 'H, 30 %'),
      pick('Across', 'Right'),
      pick('Down', 'Top'),
    ],
    made: {
      symbology: 'qrcode',
      humanReadable: true,
      errorCorrection: 'H',
      align: 'right',
      verticalAlign: 'top',
    },
  },
  {
    what: 'a picture',
    id: 'picture',
    steps: [choosing(list('Picture'), 'photo'), pick('In its box', 'Stretched')],
    made: { source: { variable: 'photo' }, fit: 'stretch' },
  },
  {
    what: 'a box',
    id: 'frame',
    steps: [type('Line (mm)', '0.6'), pick('Fill', 'White'), type('Corner radius (mm)', '2')],
    made: { strokeMm: 0.6, fill: 'white', radiusMm: 2 },
  },
  {
    what: 'a line',
    id: 'line',
    steps: [
      type('X1 (mm)', '3'),
      type('Y2 (mm)', '30'),
      press('Level'),
      type('Length (mm)', '25'),
      press('Upright'),
      type('Line (mm)', '0.5'),
    ],
    made: { x1Mm: 3, y1Mm: 4, x2Mm: 3, y2Mm: 29, strokeMm: 0.5 },
  },
  {
    what: 'the look of an outline',
    id: 'outline',
    steps: [
      type('Line (mm)', '0.4'),
      pick('Fill', 'Black'),
      choosing(list('Overlaps'), 'Left open'),
      pick('Line ends', 'Round'),
    ],
    made: { strokeMm: 0.4, fill: 'black', fillRule: 'evenodd', lineEnds: 'round' },
  },
  {
    what: 'when it is shown, its name and place',
    id: 'frame',
    steps: [
      choosing(list('Shown'), 'When sale is on'),
      pressing(() => button('Turn right')),
      type('Left (mm)', '60/3'),
      type('Width (mm)', '+2.5'),
      pressing(() => button('Align bottom')),
      pick('Step', '1 mm'),
      pressing(() => button('Nudge left')),
      pressing(() => button('Lock')),
    ],
    made: { visibleWhen: 'sale', xMm: 19, yMm: 28, widthMm: 14.5, heightMm: 12 },
  },
  {
    what: 'the rows of a GS1 Digital Link and its web address',
    id: 'link',
    steps: [
      type('Web address', 'https://a.test'),
      press('Add an element'),
      choosing(list('Identifier 2'), '21 Serial number'),
      type('Value of (21)', 'A/7'),
      press('Add an element'),
      press('Insert variable into (10)'),
      pressing(() => screen.getByRole('menuitem', { name: 'lot' })),
      press('Move (10) up'),
      press('Add an element'),
      choosing(list('Identifier 4'), '310n Net weight (kg)'),
      choosing(list('Decimals of (3103)'), '2 decimals'),
      type('Value of (3102)', '001250'),
      press('Add an element'),
      choosing(list('Identifier 5'), 'Other identifier…'),
      type('Digits of identifier 5', '7023'),
      press('Delete (21)'),
    ],
    made: {
      linkDomain: 'https://a.test',
      value: '(01){{ean}}(10){{lot}}(3102)001250(7023)',
    },
  },
];

it.each(tasks)(
  '$what: edited by the pointer and by the keyboard alone, to the same label',
  async ({ id, steps, made }) => {
    const labels: LabelTemplate[] = [];
    for (const way of inputWays) {
      const shown = showInspector([id], { template: label, kit });
      for (const step of steps) await step(way);
      expect({ way, element: shown.element(id) }).toMatchObject({ way, element: made });
      labels.push(shown.label());
      cleanup();
    }
    expect(labels[1]).toEqual(labels[0]);
  },
);
