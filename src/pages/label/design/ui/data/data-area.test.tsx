// @isolated: the reader, once loaded, is kept
import { screen } from '@testing-library/react';
import { parseLabelTemplate } from 'label-core';
import { http, HttpResponse } from 'msw/http';
import { expect, it, vi } from 'vitest';
import { fontHandlers } from '@/entities/label/index.testing';
import { readerHandler } from '@/features/scan-check/index.testing';
import { openLabelKit } from '@/entities/label/index.worker';
import { labelFontUrls, type LabelKit } from '@/entities/label';
import { field, fill, findButton, mockApi, press, renderPage } from '@/shared/testing';
import { designTemplate } from '../../testing/design-template';
import { useNewest } from '../../model/use-newest';
import { useDesigning } from '../../model/use-designing';
import { useDataPanels } from '../../model/use-scan-check';
import { useShownValues } from '../../model/use-shown-values';
import { DataArea } from './data-area';

const api = mockApi(...fontHandlers(), readerHandler());
const onGo = vi.fn<(elementId: string) => void>();

function Area({ kit, template }: { kit: LabelKit; template: typeof designTemplate }) {
  const designing = useDesigning(template);
  const newest = useNewest(designing.template);
  const shown = useShownValues(designing.template);
  const panels = useDataPanels({ template: designing.template, values: shown.values, dpi: 203 }, {}, newest);
  const found = kit.core.layout(designing.template, shown.values, { dpi: 203, fonts: kit.fonts });
  const cover = () =>
    designing.edit({
      kind: 'add',
      element: {
        type: 'rectangle',
        id: 'cover',
        xMm: 10,
        yMm: 14,
        widthMm: 8,
        heightMm: 24,
        strokeMm: 0,
        fill: 'black',
      },
    });
  return (
    <>
      <button type="button" onClick={cover}>
        Cover
      </button>
      <DataArea
        designing={designing}
        newest={newest}
        handlers={{ onFocus: () => undefined, onBlur: () => undefined }}
        kit={kit}
        labelId={undefined}
        shown={shown}
        found={found}
        {...panels}
        dpi={203}
        onGo={onGo}
      />
    </>
  );
}

const show = async (template = designTemplate) =>
  renderPage(<Area kit={await openLabelKit(labelFontUrls())} template={parseLabelTemplate(template)} />);

it('offers to try again what could not be loaded', async () => {
  api.use(http.get('*zxing_reader.wasm', () => new HttpResponse(null, { status: 503 }), { once: true }));
  await show();
  await press('Test scan');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  await press('Try again');
  expect(await screen.findByText('The barcode was read as it should.')).toBeTruthy();
});

it('tests the barcodes when it is asked to, and again after an edit', async () => {
  await show();
  await press('Test scan');
  expect(await screen.findByText('The barcode was read as it should.')).toBeTruthy();
  expect(await findButton('ean The scanner test read 9501101530003, as it should.')).toBeTruthy();
  await press('Cover');
  expect(screen.getByText('The label was changed since this test.')).toBeTruthy();
  await press('Test scan');
  expect(await screen.findByText('1 of 1 barcode failed.')).toBeTruthy();
  expect(screen.queryByText('The label was changed since this test.')).toBeNull();
  expect(screen.getByRole('radio', { name: '3 problems' })).toBeTruthy();
  await press('ean The scanner test read nothing at 203 dpi: the bars are 2 dots wide.');
  expect(onGo).toHaveBeenCalledExactlyOnceWith('ean');
});

it('loads nothing for a label without barcodes', async () => {
  await show({ ...designTemplate, elements: [] });
  await press('Test scan');
  expect(await screen.findByText('This label shows no barcode that could be tested.')).toBeTruthy();
});

it('finds the names of allergens in a list that the label has with emphasis, and in no other value', async () => {
  const box = { xMm: 2, yMm: 2, widthMm: 40, heightMm: 8 };
  await show({
    ...designTemplate,
    version: 2,
    variables: ['title', 'ingredients'].map((name) => ({ name, type: 'default' })),
    elements: [
      { ...box, type: 'text', id: 'title', value: '{{title}}', sizePt: 8 },
      { ...box, type: 'text', id: 'list', value: '{{ingredients}}', sizePt: 8, markup: true },
    ],
  });
  // The kit that reads tags is large, and so are the words.
  const isLoaded = { timeout: 20_000 };
  await fill({ title: 'a, b', ingredients: 'Wheat, oil' });
  await screen.findByRole('button', { name: 'Check allergens' }, isLoaded);
  await press('Check allergens');
  await screen.findByRole('button', { name: 'Mark one name' }, isLoaded);
  await press('Mark one name');
  expect(field('ingredients').value).toBe('<b>Wheat</b>, oil');
});
