import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LabelTemplate } from '../../template/template-schema.ts';
import { samplePng } from '../../testing/sample-image.ts';
import { sampleBarcode, sampleTemplate, sampleText } from '../../testing/sample-template.ts';
import { compareTemplates } from './compare-templates.ts';
import { plainly } from './template-words.ts';

const uri = (side: number) =>
  `data:image/png;base64,${Buffer.from(samplePng(side, side)).toString('base64')}`;
const picture = (side: number) => ({
  type: 'image',
  id: 'mark',
  xMm: 70,
  yMm: 5,
  widthMm: 20,
  heightMm: 20,
  source: { dataUri: uri(side) },
});
const frame = { type: 'rectangle', id: 'frame', xMm: 1, yMm: 1, widthMm: 98, heightMm: 58 };
const lot = { name: 'lot', type: 'default', propertySize: 10, defaultValue: 'L1' } as const;

function versionOf(
  changes: Partial<Record<'text' | 'barcode' | 'picture' | 'frame', unknown>> = {},
  size = 60,
) {
  const { text, barcode, ...rest } = changes;
  return sampleTemplate({
    version: 2,
    heightMm: size,
    variables: [lot, { name: 'shown', type: 'toggle' }],
    elements: [
      text ?? sampleText({ value: 'Crème {{lot}}' }),
      barcode ?? sampleBarcode({ yMm: 30, value: '9501101530003' }),
      'picture' in rest ? rest.picture : picture(8),
      'frame' in rest ? rest.frame : frame,
    ].filter((element) => element !== null),
  });
}

const tableOf = (word: string) => ({
  type: 'table',
  id: 'table',
  xMm: 5,
  yMm: 5,
  widthMm: 40,
  heightMm: 20,
  columns: [{}, {}],
  rows: [{ cells: [{ value: word }, { value: '{{lot}}' }] }, { cells: [{ value: 'Sel' }] }],
  sizePt: 8,
});

/** Returns a template with texts at these heights, with ids numbered as a file reader does it. */
const texts = (heights: Readonly<Record<string, number>>) =>
  sampleTemplate({
    elements: Object.entries(heights).map(([value, yMm], at) =>
      sampleText({ id: `text-${at + 1}`, value, yMm, heightMm: 3 }),
    ),
  });

/** Returns the rows with their English texts. */
const rowsOf = (one: LabelTemplate | undefined, other: LabelTemplate) =>
  compareTemplates(one, other).map(({ property, before, after, ...row }) => ({
    ...row,
    property: property.message,
    ...(before !== undefined && { before: plainly(before) }),
    ...(after !== undefined && { after: plainly(after) }),
  }));

const base = versionOf();
const withVariables = (...variables: LabelTemplate['variables']): LabelTemplate => ({ ...base, variables });
const shown = { name: 'shown', type: 'toggle' } as const;
const changed = (subject: string, name: string, property: string, before: string, after: string) => [
  { subject, name, property, change: 'changed', before, after },
];

describe('the comparison of two templates', () => {
  it.each<[string, LabelTemplate, readonly unknown[]]>([
    ['no change', versionOf(), []],
    ['another size', versionOf({}, 50), changed('size', 'Sample', 'size', '100 × 60 mm', '100 × 50 mm')],
    [
      'one letter of a text',
      versionOf({ text: sampleText({ value: 'Creme {{lot}}' }) }),
      changed('text', 'text', 'text', 'Crème {{lot}}', 'Creme {{lot}}'),
    ],
    [
      'the value of a barcode',
      versionOf({ barcode: sampleBarcode({ yMm: 30, value: '9501101530010' }) }),
      changed('barcode', 'barcode', 'value', '9501101530003', '9501101530010'),
    ],
    [
      'the kind of a barcode',
      versionOf({ barcode: sampleBarcode({ yMm: 30, value: '9501101530003', symbology: 'code128' }) }),
      changed('barcode', 'barcode', 'symbology', 'EAN-13', 'Code 128'),
    ],
    [
      'another picture',
      versionOf({ picture: picture(16) }),
      changed(
        'picture',
        'mark',
        'picture',
        expect.stringMatching(/^8 × 8 px, 0\.1 kB, [0-9a-f]{8}$/) as never,
        expect.stringMatching(/^16 × 16 px, 0\.1 kB, [0-9a-f]{8}$/) as never,
      ),
    ],
    [
      'a removed frame',
      versionOf({ frame: null }),
      [{ subject: 'shape', name: 'frame', property: 'shape', change: 'removed', before: 'rectangle' }],
    ],
    [
      'a text whose tags are read from now on',
      versionOf({ text: sampleText({ value: 'Crème {{lot}}', markup: true }) }),
      changed('text', 'text', 'tags are read', 'no', 'yes'),
    ],
    [
      'a smallest x-height',
      versionOf({ text: sampleText({ value: 'Crème {{lot}}', minXHeightMm: 1.2 }) }),
      changed('text', 'text', 'smallest x-height', 'any', '1.2 mm'),
    ],
    ['a text that only moved', versionOf({ text: sampleText({ value: 'Crème {{lot}}', xMm: 6 }) }), []],
    [
      'a text under a switch',
      versionOf({ text: sampleText({ value: 'Crème {{lot}}', visibleWhen: 'shown' }) }),
      changed('text', 'text', 'shown when', 'always', 'shown'),
    ],
    [
      'a shorter variable',
      withVariables({ ...lot, propertySize: 1 }, shown),
      changed('variable', 'lot', 'longest value', '10 characters', '1 character'),
    ],
    [
      'a variable of any length',
      withVariables({ name: 'lot', type: 'default', defaultValue: 'L1' }, shown),
      changed('variable', 'lot', 'longest value', '10 characters', 'any length'),
    ],
    [
      'every property of a variable',
      withVariables(
        { ...lot, defaultValue: 'L2', required: true, editable: false, label: 'Lot number' },
        { name: 'shown', type: 'default' },
      ),
      [
        ...changed('variable', 'lot', 'default value', 'L1', 'L2'),
        ...changed('variable', 'lot', 'required', 'no', 'yes'),
        ...changed('variable', 'lot', 'editable', 'yes', 'no'),
        ...changed('variable', 'lot', 'label', '', 'Lot number'),
        ...changed('variable', 'shown', 'type', 'switch', 'text'),
      ],
    ],
    [
      'a date of the print',
      withVariables({ ...lot, source: { kind: 'date', format: 'dd.MM.yyyy' } }, shown),
      [
        ...changed('variable', 'lot', 'computed from', 'filled in', 'the day of the print, as dd.MM.yyyy'),
        ...changed('variable', 'lot', 'editable', 'yes', 'no'),
      ],
    ],
    [
      'a date of another variable',
      withVariables(
        {
          ...lot,
          editable: false,
          source: {
            kind: 'date',
            base: 'packed',
            add: { months: 1, days: 14 },
            to: 'endOfMonth',
            format: 'MMMM',
            locale: 'da',
          },
        },
        shown,
      ),
      [
        ...changed(
          'variable',
          'lot',
          'computed from',
          'filled in',
          'the date “packed” plus 1 month 14 days, its last day of the month, as MMMM (da)',
        ),
        ...changed('variable', 'lot', 'editable', 'yes', 'no'),
      ],
    ],
    [
      'a counter and a formula',
      withVariables(
        { ...lot, source: { kind: 'counter', counter: 'serial', per: 'entry' } },
        { ...shown, source: { kind: 'formula', text: 'lot = "A"' } },
      ),
      [
        ...changed(
          'variable',
          'lot',
          'computed from',
          'filled in',
          'counter serial, one number for each line of a job',
        ),
        ...changed('variable', 'lot', 'editable', 'yes', 'no'),
        ...changed('variable', 'shown', 'computed from', 'filled in', 'formula lot = "A"'),
        ...changed('variable', 'shown', 'editable', 'yes', 'no'),
      ],
    ],
    [
      'what the article says',
      withVariables({ ...lot, editable: false, source: { kind: 'article', field: 'lot no' } }, shown),
      [
        ...changed('variable', 'lot', 'computed from', 'filled in', '“lot no” of the article'),
        ...changed('variable', 'lot', 'editable', 'yes', 'no'),
      ],
    ],
    [
      'a default value that is now given explicitly',
      withVariables({ ...lot, required: false, editable: true }, shown),
      [],
    ],
    [
      'a variable in place of another',
      withVariables(lot, { name: 'photo', type: 'media-ref' }),
      [
        { subject: 'variable', name: 'shown', property: 'variable', change: 'removed', before: 'switch' },
        { subject: 'variable', name: 'photo', property: 'variable', change: 'added', after: 'picture' },
      ],
    ],
  ])('lists the rows for this change: %s', (_name, after, rows) => {
    expect(rowsOf(base, after)).toEqual(rows);
  });

  it('lists the whole template when it is the first version', () => {
    expect(compareTemplates(undefined, base).map(({ subject, change }) => [subject, change])).toEqual([
      ['size', 'added'],
      ['variable', 'added'],
      ['variable', 'added'],
      ['text', 'added'],
      ['barcode', 'added'],
      ['picture', 'added'],
      ['shape', 'added'],
    ]);
  });

  it('lists nothing for a file that was read again with other ids in another order', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 9, maxLength: 9 });
    const lines = Array.from({ length: 5 }, (_none, at) =>
      sampleText({
        id: `line-${at}`,
        value: at < 2 ? 'the same' : `line ${at}`,
        yMm: 2 + 10 * at,
        heightMm: 8,
      }),
    );
    const before = sampleTemplate({
      variables: [lot],
      elements: [...lines, sampleBarcode({ xMm: 40, value: '9501101530003' }), picture(8), frame],
    });
    fc.assert(
      fc.property(names, fc.shuffledSubarray(before.elements, { minLength: 8 }), (ids, elements) => {
        const after = {
          ...before,
          elements: elements.map((element, at) => ({ ...element, id: ids[at] ?? '' })),
        };
        expect(compareTemplates(before, after)).toEqual([]);
      }),
    );
  });

  it('lists nothing for other locks, groups, guides and margins', () => {
    const before = sampleTemplate({
      elements: [sampleText({ value: 'A' }), sampleText({ id: 'b', value: 'B' })],
    });
    const design = { locked: ['b'], groups: [['text', 'b']], guides: { xMm: [4] }, marginMm: 3 };
    expect(compareTemplates(before, { ...before, design })).toEqual([]);
    expect(compareTemplates({ ...before, design }, before)).toEqual([]);
  });

  it('lists only the one new text when the ids after it have shifted', () => {
    expect(rowsOf(texts({ b: 3, c: 6, d: 9 }), texts({ a: 40, b: 3, c: 6, d: 9 }))).toEqual([
      { subject: 'text', name: 'text-1', property: 'text', change: 'added', after: 'a' },
    ]);
  });

  it('lists two texts that changed places with each other', () => {
    expect(
      compareTemplates(texts({ '200 g': 3, '500 g': 30 }), texts({ '500 g': 3, '200 g': 30 })),
    ).toHaveLength(2);
  });

  it('is reversed when the versions are exchanged', () => {
    const versions = [
      base,
      versionOf({ frame: null }),
      versionOf({ text: sampleText({ value: 'New' }) }, 40),
    ];
    for (const one of versions) {
      for (const other of versions) {
        const turned = compareTemplates(other, one).map(({ before, after }) => [after, before]);
        expect(compareTemplates(one, other).map(({ before, after }) => [before, after])).toEqual(turned);
      }
    }
  });
});

it('names what changed in the cells of a table, row by row', () => {
  const [before, after] = [tableOf('Lait'), tableOf('Crème')].map((text) => versionOf({ text }));
  expect(rowsOf(before, after as LabelTemplate)).toEqual(
    changed('table', 'table', 'text', 'Lait | {{lot}}\nSel', 'Crème | {{lot}}\nSel'),
  );
});
