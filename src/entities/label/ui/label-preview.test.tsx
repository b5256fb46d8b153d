import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renderWith } from '@/shared/testing';
import type { Label } from '../api/label-schema';
import { LabelPreview } from './label-preview';

const template = {
  format: 'platen-label',
  version: 1,
  name: 'Shelf label',
  widthMm: 60,
  heightMm: 40.5,
  variables: [{ name: 'ean', type: 'default', required: true }],
  elements: [
    {
      type: 'barcode',
      id: 'b',
      xMm: 2,
      yMm: 2,
      widthMm: 44,
      heightMm: 22,
      symbology: 'ean13',
      value: '{{ean}}',
    },
  ],
};
const label = (fields: Partial<Label> = {}): Label => ({
  labelId: 3,
  name: 'Shelf label',
  widthMm: 60,
  heightMm: 40.5,
  variables: [],
  version: 1,
  publishedAt: '',
  template,
  ...fields,
});

const font = readFileSync('node_modules/@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf');
const fonts = http.get(/\.ttf$/, () => HttpResponse.arrayBuffer(Uint8Array.from(font).buffer));
const server = setupServer(fonts);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const show = (shown: Label, ean = '9501101530003') =>
  renderWith(<LabelPreview label={shown} values={{ ean }} dpi={203} />);

describe('the preview of a label', () => {
  it('is a picture with a name and its size in mm', async () => {
    show(label());
    expect(screen.getByLabelText('Loading the preview')).toBeTruthy();
    const picture = await screen.findByRole(
      'img',
      { name: 'Preview of Shelf label, 60 × 40.5 mm' },
      { timeout: 8000 },
    );
    expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
    expect(screen.getByText('60 × 40.5 mm')).toBeTruthy();
  });

  it('says what keeps the label from being printed', async () => {
    show(label(), '9501101530004');
    expect(await screen.findByText('This label cannot be printed yet', {}, { timeout: 8000 })).toBeTruthy();
    expect(screen.getByText(/check digit/)).toBeTruthy();
  });

  it('says that this server sends no template', () => {
    show(label({ template: undefined }));
    expect(
      screen.getByText('No preview: this server sends no template for this label. It prints all the same.'),
    ).toBeTruthy();
  });

  it.each([[{ format: 'other' }], ['<svg/>'], [42], [{ ...template, widthMm: -1 }]])(
    'says that the template %o cannot be drawn, and breaks nothing',
    async (unreadable) => {
      show(label({ template: unreadable }));
      expect(
        await screen.findByText(
          'No preview: the template of this label cannot be drawn here. It prints all the same.',
          {},
          { timeout: 8000 },
        ),
      ).toBeTruthy();
    },
  );

  it('offers to try again when its fonts cannot be loaded', async () => {
    server.use(http.get(/\.ttf$/, () => new HttpResponse(null, { status: 404 })));
    show(label());
    expect(
      await screen.findByText('The fonts of the preview could not be loaded.', {}, { timeout: 8000 }),
    ).toBeTruthy();
    server.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', {}, { timeout: 8000 })).toBeTruthy();
  });
});
