import * as core from 'label-core';
import { expect, it } from 'vitest';
import type { LabelKit } from '../api/open-label-kit';
import { multilineVariables } from './multiline-variables';

const text = (value: string, changes: object = {}) => ({
  type: 'text',
  id: value,
  xMm: 0,
  yMm: 0,
  widthMm: 40,
  heightMm: 12,
  value,
  sizePt: 8,
  ...changes,
});
const place = { xMm: 0, yMm: 20, widthMm: 20, heightMm: 20 };

/** Only the part of the kit that needs no fonts. */
const kit = { core } as unknown as LabelKit;

it.each([
  ['a text with room for two lines', [text('{{a}}')], ['a']],
  ['a text of one line', [text('{{a}}', { heightMm: 5 })], []],
  ['a text turned on its side', [text('{{a}}', { heightMm: 40, widthMm: 5, rotation: 90 })], []],
  ['a text that does not wrap', [text('{{a}}', { wrap: false })], []],
  ['a text of one line at most', [text('{{a}}', { maxLines: 1 })], []],
  ['one place of two with a single line', [text('{{a}}'), text('x {{a}}', { heightMm: 5 })], []],
  [
    'a value that a barcode carries',
    [text('{{a}}'), { type: 'barcode', id: 'b', symbology: 'qrcode', value: '{{a}}', ...place }],
    [],
  ],
])('tells which variables have several lines: %s', (_name, elements, names) => {
  const template = core.parseLabelTemplate({
    format: 'platen-label',
    version: 1,
    name: 'T',
    widthMm: 60,
    heightMm: 60,
    variables: [{ name: 'a', type: 'default' }],
    elements,
  });
  expect([...multilineVariables(kit, template)]).toEqual(names);
});
