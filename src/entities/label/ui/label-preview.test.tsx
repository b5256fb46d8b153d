import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { apiUrl, mockApi, press, renderWith } from '@/shared/testing';
import type { DrawableLabel } from '../api/label-schema';
import type { LabelValues } from '../model/label-values';
import { drawnPictures } from '../testing/drawn-pictures';
import { buildMediaFile, mediaHandlers, SMALL_PNG } from '../testing/media-handlers';
import { buildVariable } from '../testing/variable-builder';
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
const label = (fields: Partial<DrawableLabel> = {}): DrawableLabel => ({
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
const api = mockApi(fonts);

const show = (shown: DrawableLabel, ean = '9501101530003') =>
  renderWith(<LabelPreview label={shown} values={{ ean }} dpi={203} />);

describe('the preview of a label', () => {
  it('shows the label as a picture with a name and its size in mm', async () => {
    show(label());
    expect(screen.getByLabelText('Loading the preview')).toBeTruthy();
    const picture = await screen.findByRole(
      'img',
      { name: 'Preview of Shelf label, 60 × 40.5 mm' },
      { timeout: 30_000 },
    );
    expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
    expect(screen.getByText('60 × 40.5 mm')).toBeTruthy();
  });

  it('says what keeps the label from being printed', async () => {
    show(label(), '9501101530004');
    expect(await screen.findByText('This label cannot be printed yet')).toBeTruthy();
    expect(screen.getByText(/check digit/)).toBeTruthy();
  });

  it('says that this server sends no template', () => {
    show(label({ template: undefined }));
    expect(
      screen.getByText('No preview: this server sends no template for this label. It can still be printed.'),
    ).toBeTruthy();
  });

  it.each([[{ format: 'other' }], ['<svg/>'], [42], [{ ...template, widthMm: -1 }]])(
    'says that the template %o cannot be drawn, and breaks nothing',
    async (unreadable) => {
      show(label({ template: unreadable }));
      expect(
        await screen.findByText(
          'No preview: the template of this label cannot be drawn here. It can still be printed.',
          {},
          { timeout: 30_000 },
        ),
      ).toBeTruthy();
    },
  );

  it('offers to try again when its fonts cannot be loaded', async () => {
    api.use(http.get(/\.ttf$/, () => new HttpResponse(null, { status: 404 })));
    show(label());
    expect(await screen.findByText('The fonts of the preview could not be loaded.')).toBeTruthy();
    api.reset();
    await press('Try again');
    expect(await screen.findByRole('img')).toBeTruthy();
  });
});

const marked = {
  ...template,
  variables: [
    { name: 'ean', type: 'default' },
    { name: 'lot', type: 'default' },
    { name: 'mark', type: 'media-ref' },
  ],
  elements: [
    ...template.elements,
    { type: 'text', id: 't', xMm: 2, yMm: 26, widthMm: 20, heightMm: 5, value: 'Lot {{lot}}', sizePt: 9 },
    { type: 'image', id: 'i', xMm: 48, yMm: 2, widthMm: 10, heightMm: 10, source: { variable: 'mark' } },
  ],
};
const lot = buildVariable('lot', { displayName: 'Lot number' });

function showMarked(values: LabelValues, printed?: LabelValues) {
  return renderWith(
    <>
      <input id="field-lot" aria-label="Lot" />
      <LabelPreview
        label={label({ template: marked, variables: [lot] })}
        values={{ ean: '9501101530003', lot: 'A1', mark: '', ...values }}
        dpi={203}
        printed={printed}
        fieldIdOf={(name) => `field-${name}`}
      />
    </>,
  );
}
const picture = () => screen.findByRole('img', { name: /^Preview/ });

describe('what changed since the last print', () => {
  it('outlines what changed since the last print, and names it in a legend', async () => {
    const { container } = showMarked({ lot: 'A2' }, { ean: '9501101530003', lot: 'A1', mark: '' });
    await picture();
    expect(screen.getByText('Changed since the last print: Lot number')).toBeTruthy();
    expect(container.querySelectorAll('figure [aria-hidden] > span')).toHaveLength(1);
  });

  it.each([
    ['nothing was printed yet', undefined],
    ['nothing changed', { ean: '9501101530003', lot: 'A1', mark: '' }],
  ])('marks no change while %s', async (_when, printed) => {
    showMarked({}, printed);
    await picture();
    expect(screen.queryByText(/Changed since/)).toBeNull();
  });
});

describe('the pictures of the label', () => {
  it('draws the pictures of the label as they are printed', async () => {
    api.use(...mediaHandlers([buildMediaFile({ id: 7 })]));
    showMarked({ mark: '7' });
    const base64 = btoa(String.fromCharCode(...SMALL_PNG));
    await picture();
    await expect
      .poll(async () => decodeURIComponent((await picture()).getAttribute('src') ?? ''))
      .toContain(base64);
    expect(screen.queryByText(/A picture could not be loaded/)).toBeNull();
  });

  it('says that a picture the library does not have keeps the label from being printed', async () => {
    api.use(...mediaHandlers([buildMediaFile({ id: 7 })]));
    showMarked({ mark: '8' });
    expect(
      await screen.findByText(
        'The image of variable “mark” is not in the media library.',
        {},
        { timeout: 30_000 },
      ),
    ).toBeTruthy();
  });

  it('takes a picture that cannot be loaded for no fault of the values', async () => {
    api.use(http.get(apiUrl('mediaLibrary/*'), () => new HttpResponse(null, { status: 404 })));
    showMarked({ mark: '7' });
    expect(
      await screen.findByText(
        'A picture could not be loaded for this preview. It will still be printed.',
        {},
        { timeout: 30_000 },
      ),
    ).toBeTruthy();
    expect(screen.queryByText('This label cannot be printed yet')).toBeNull();
  });
});

describe('what is wrong or doubtful', () => {
  it('leads from what is wrong to the field it is about', async () => {
    showMarked({ lot: 'far too long for its place' });
    const note = await screen.findByRole(
      'button',
      { name: /^Lot number The text of variable “lot” does not fit/ },
      { timeout: 30_000 },
    );
    await userEvent.click(note);
    expect(document.activeElement).toBe(screen.getByLabelText('Lot'));
  });

  it('says what is doubtful apart from what cannot be printed', async () => {
    const narrow = { ...template.elements[0], widthMm: 29 };
    show(label({ template: { ...template, elements: [narrow] } }));
    expect(await screen.findByText('Check before printing')).toBeTruthy();
    expect(screen.getByText(/at 203 dpi its bars are 0.25 mm wide/)).toBeTruthy();
    expect(screen.queryByText('This label cannot be printed yet')).toBeNull();
  });
});

const withPicture = (source: object) => {
  const image = { type: 'image', id: 'photo', xMm: 48, yMm: 2, widthMm: 10, heightMm: 10, source };
  return label({ template: { ...marked, elements: [template.elements[0], image] } });
};

/** The label with a picture, and a button that changes its number to a wrong one. */
function Typed({ source }: { source: object }) {
  const [ean, setEan] = useState('9501101530003');
  return (
    <>
      <button type="button" onClick={() => setEan('40063813339')}>
        Type
      </button>
      <LabelPreview label={withPicture(source)} values={{ ean, mark: '7' }} dpi={203} />
    </>
  );
}

describe('a picture with shades', () => {
  const inside = { dataUri: `data:image/png;base64,${btoa(String.fromCharCode(...SMALL_PNG))}` };
  it.each([
    ['inside the label', inside, 'element “photo”'],
    ['of the media library', { variable: 'mark' }, 'variable “mark”'],
  ])('is warned of, prevents no print and is measured once: %s', async (_where, source, name) => {
    api.use(...mediaHandlers([buildMediaFile({ id: 7 })]));
    const draw = drawnPictures(128);
    renderWith(<Typed source={source} />);
    const warning = `The image of ${name} has shades of grey or colours. A thermal printer prints each dot black or white: what is darker than half becomes black, the rest stays white. Use a picture of black and white only.`;
    expect(await screen.findByText(warning, {}, { timeout: 30_000 })).toBeTruthy();
    expect(screen.getByText('Check before printing')).toBeTruthy();
    expect(screen.queryByText('This label cannot be printed yet')).toBeNull();
    await press('Type');
    expect(await screen.findByText('This label cannot be printed yet')).toBeTruthy();
    expect(screen.getByText(warning)).toBeTruthy();
    expect(draw).toHaveBeenCalledTimes(1);
  });
});
