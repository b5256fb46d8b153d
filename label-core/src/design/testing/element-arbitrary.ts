import * as fc from 'fast-check';
import {
  symbologies,
  type LabelElement,
  type LabelVariable,
  type QuarterTurn,
} from '../../template/template-schema.ts';
import { samplePng } from '../../testing/sample-image.ts';

/** Ids that elements have in arbitrary templates and edits; two are copies of another. */
export const sampleIds = [
  'title',
  'title 2',
  'ean',
  'logo',
  'frame',
  'rule',
  'mark',
  'seal',
  'note 9',
] as const;

/** Variables by name with the type that they have in every arbitrary template. */
export const sampleVariables = {
  name: 'default',
  'lot no': 'default',
  ean: 'default',
  vegan: 'toggle',
  logo: 'media-ref',
  emblem: 'media-ref',
} as const satisfies Record<string, LabelVariable['type']>;

const variableNames = Object.keys(sampleVariables);
const picture = `data:image/png;base64,${Buffer.from(samplePng(4, 2)).toString('base64')}`;

/** A length at 0.01 mm, from `least` to `most` mm. */
export const hundredths = (least: number, most: number): fc.Arbitrary<number> =>
  fc.integer({ min: Math.round(least * 100), max: Math.round(most * 100) }).map((count) => count / 100);

/**
 * A length in mm at no raster, as a pointer gives it. `fc.double` chooses among all floating point numbers, of which most lie
 * next to zero: it would hardly ever be near anything on a label.
 */
export const anyLength = (least: number, most: number): fc.Arbitrary<number> =>
  fc
    .integer({ min: Math.round(least * 1_000_000), max: Math.round(most * 1_000_000) })
    .map((count) => count / 1_000_000);

/** A place: mostly at 0.01 mm, sometimes as a file brings it. */
const place = fc.oneof(
  { weight: 6, arbitrary: hundredths(-20, 120) },
  { weight: 1, arbitrary: fc.integer({ min: -9_999_999, max: 9_999_999 }).map((count) => count / 10_000) },
);
const side = fc.oneof(
  { weight: 6, arbitrary: hundredths(0.01, 80) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 9_999_999 }).map((count) => count / 10_000) },
);

const segment = fc.oneof(
  fc.constantFrom('', 'Lot ', ' – ', 'Crème brûlée', '{', '}', '{x}', '👍🏽', '\n', 'مرحبا'),
  fc.constantFrom('<b>', '</b>', '<sup>', '</sup>', '<br>', '&lt;', '<q>'),
  fc.constantFrom(...variableNames).map((name) => `{{${name}}}`),
  fc.constantFrom(...variableNames).map((name) => `{{ ${name} }}`),
);

/** A content with text and placeholders; never one of a variable that is not there. */
const content: fc.Arbitrary<string> = fc
  .array(segment, { maxLength: 4 })
  .map((segments) => segments.join(''))
  // Braces beside a placeholder may make another of it.
  .map((text) => (/\{\{\s*(?:\{|x)|\{\{\s*\}/.test(text) ? 'plain' : text));

const named = { visibleWhen: fc.constantFrom(...variableNames) };
const box = {
  xMm: place,
  yMm: place,
  widthMm: side,
  heightMm: side,
  rotation: fc.constantFrom<QuarterTurn>(90, 180, 270),
};
const boxKeys = ['xMm', 'yMm', 'widthMm', 'heightMm'] as const;
const fill = fc.constantFrom('black' as const, 'white' as const, 'none' as const);
const align = fc.constantFrom('left' as const, 'center' as const, 'right' as const);
const verticalAlign = fc.constantFrom('top' as const, 'middle' as const, 'bottom' as const);

const texts = fc.record(
  {
    type: fc.constant('text' as const),
    ...box,
    ...named,
    value: content,
    sizePt: hundredths(6, 40),
    minSizePt: hundredths(1, 6),
    minXHeightMm: hundredths(0.1, 3),
    markup: fc.boolean(),
    weight: fc.constantFrom(400 as const, 700 as const),
    align,
    verticalAlign,
    wrap: fc.boolean(),
    maxLines: fc.integer({ min: 1, max: 9 }),
    lineHeight: hundredths(0.5, 2),
    overflow: fc.constantFrom('error' as const, 'ellipsis' as const),
    color: fc.constantFrom('black' as const, 'white' as const),
  },
  { requiredKeys: ['type', ...boxKeys, 'value', 'sizePt'] },
);

const barcodes = fc.record(
  {
    type: fc.constant('barcode' as const),
    ...box,
    ...named,
    symbology: fc.constantFrom(...symbologies),
    value: content,
    humanReadable: fc.boolean(),
    textSizePt: hundredths(6, 12),
    moduleMm: hundredths(0.2, 1),
    align,
    verticalAlign,
    errorCorrection: fc.constantFrom('L' as const, 'M' as const, 'Q' as const, 'H' as const),
  },
  { requiredKeys: ['type', ...boxKeys, 'symbology', 'value'] },
);

const images = fc.record(
  {
    type: fc.constant('image' as const),
    ...box,
    ...named,
    source: fc.constantFrom({ variable: 'logo' }, { variable: 'emblem' }, { dataUri: picture }),
    fit: fc.constantFrom('contain' as const, 'cover' as const, 'stretch' as const),
  },
  { requiredKeys: ['type', ...boxKeys, 'source'] },
);

const shapes = fc.record(
  {
    type: fc.constantFrom('rectangle' as const, 'ellipse' as const),
    ...box,
    ...named,
    strokeMm: hundredths(0, 2),
    fill,
  },
  { requiredKeys: ['type', ...boxKeys] },
);

const lines = fc.record(
  {
    type: fc.constant('line' as const),
    ...named,
    x1Mm: place,
    y1Mm: place,
    x2Mm: place,
    y2Mm: place,
    strokeMm: hundredths(0.01, 2),
  },
  { requiredKeys: ['type', 'x1Mm', 'y1Mm', 'x2Mm', 'y2Mm', 'strokeMm'] },
);

const paths = fc.record(
  {
    type: fc.constant('path' as const),
    ...box,
    ...named,
    d: fc.constantFrom('M 0 0 L 10 0 L 5 8 Z', 'M 0 0 C 1 1 2 2 3 0'),
    viewWidth: hundredths(1, 20),
    viewHeight: hundredths(1, 20),
    fill,
    fillRule: fc.constantFrom('nonzero' as const, 'evenodd' as const),
    strokeMm: hundredths(0, 1),
    stroke: fc.constantFrom('black' as const, 'white' as const),
    lineEnds: fc.constantFrom('flat' as const, 'round' as const),
  },
  { requiredKeys: ['type', ...boxKeys, 'd', 'viewWidth', 'viewHeight'] },
);

const cell = fc.record(
  { value: content, align: fc.constantFrom('left' as const, 'right' as const, 'decimal' as const) },
  { requiredKeys: ['value'] },
);

const tables = fc.record(
  {
    type: fc.constant('table' as const),
    ...box,
    ...named,
    columns: fc.array(
      fc.record({ widthMm: hundredths(1, 20), share: fc.integer({ min: 1, max: 4 }) }, { requiredKeys: [] }),
      { minLength: 2, maxLength: 4 },
    ),
    rows: fc.array(
      fc.record(
        { cells: fc.array(cell, { maxLength: 2 }), header: fc.boolean() },
        { requiredKeys: ['cells'] },
      ),
      { minLength: 1, maxLength: 4 },
    ),
    sizePt: hundredths(6, 20),
    minSizePt: hundredths(1, 6),
    minXHeightMm: hundredths(0.1, 3),
    markup: fc.boolean(),
    rules: fc.constantFrom('none' as const, 'outer' as const, 'rows' as const, 'all' as const),
    ruleMm: hundredths(0.1, 1),
    paddingMm: hundredths(0, 2),
    hideEmptyRows: fc.boolean(),
  },
  { requiredKeys: ['type', ...boxKeys, 'columns', 'rows', 'sizePt'] },
);

/** An element of any type that is valid beside the variables of `sampleVariables`, with this id. */
export const elementArbitrary = (id: string): fc.Arbitrary<LabelElement> =>
  fc.oneof(texts, barcodes, images, shapes, lines, paths, tables).map((element) => ({ ...element, id }));
