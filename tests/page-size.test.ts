import { parseLabelTemplate } from 'label-core';
import { renderPdf } from 'label-core/pdf';
import { expect, it } from 'vitest';
import { pdfPageSize } from '../helper/src/document/pdf-page-size.ts';
import { sizeOfMm } from '../helper/src/paper/paper-measure.ts';

it.each([
  [100, 60],
  [57.5, 32.3],
  [60, 148],
])('the helper reads the size of a label of %d × %d mm from what the server draws', async (...size) => {
  const [widthMm, heightMm] = size;
  const text = { type: 'text', id: 'text', value: 'Page', sizePt: 8, xMm: 2, yMm: 2, widthMm: 40 };
  const template = parseLabelTemplate({
    format: 'platen-label',
    version: 1,
    name: 'Page',
    widthMm,
    heightMm,
    variables: [],
    elements: [{ ...text, heightMm: 10 }],
  });
  const pdf = await renderPdf({ template, labels: [{ values: {}, copies: 2 }], dpi: 203 });
  expect(pdfPageSize(pdf)).toEqual(sizeOfMm(widthMm, heightMm));
});
