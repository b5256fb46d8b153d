import { screen } from '@testing-library/react';
import type { BarcodeElement, LabelElement, LabelTemplate } from 'label-core';
import { describe, expect, it } from 'vitest';
import { choose, press } from '@/shared/testing';
import { designedLabel } from '../testing/designed-label';
import { openedKit } from '../testing/opened-kit';
import { showInspector } from '../testing/show-inspector';

const kit = openedKit();

/** The label with other properties of one of its elements. */
const labelWith = (id: string, patch: object): LabelTemplate => ({
  ...designedLabel,
  elements: designedLabel.elements.map((element) => (element.id === id ? { ...element, ...patch } : element)),
});

function show(id: string, template: LabelTemplate, values: Readonly<Record<string, string>> = {}) {
  const drawn = kit.core.createPartLayout()(template, values, { dpi: 203, fonts: kit.fonts });
  return showInspector([id], { template, values, parts: drawn.parts, warnings: drawn.warnings, kit });
}

describe('what is said of a text', () => {
  it.each<[string, object, string, string]>([
    ['in its room', {}, 'Tea', 'Prints at 12 pt, 1 of 2 lines, 58 % full'],
    ['smaller', {}, 'Strawberry jam with extra fruit', 'Prints at 7.75 pt, 2 of 2 lines, 70 % full'],
    ['without a limit', { maxLines: undefined }, 'Tea', 'Prints at 12 pt, 1 line, 58 % full'],
    ['too long', {}, 'Strawberry '.repeat(9), 'Does not fit, even at 7 pt'],
    ['cut', { overflow: 'ellipsis' }, 'Strawberry '.repeat(9), 'Does not fit at 7 pt and is cut'],
  ])('%s', (_, patch, name, sentence) => {
    show('title', labelWith('title', patch), { name });
    expect(screen.getByText(/^(?:Prints at|Does not fit)/).textContent).toBe(sentence);
  });

  it.each([
    ['upright', {}, { heightMm: 5.77 }],
    ['on its side', { rotation: 90, widthMm: 10, heightMm: 20 }, { widthMm: 5.77 }],
  ])('gives one that is %s as much height as its lines take', async (_, patch, place) => {
    const { edits, label } = show('title', labelWith('title', patch), { name: 'Tea' });
    await press('Fit the height to the text');
    expect(edits).toEqual([{ kind: 'setPlace', ids: ['title'], place }]);
    const { parts } = kit.core.createPartLayout()(label(), { name: 'Tea' }, { dpi: 203, fonts: kit.fonts });
    expect(parts.get('title')?.fit).toMatchObject({ sizePt: 12, isWhole: true });
  });

  it('makes it as large as its room allows, by one edit', async () => {
    const { edits, label } = show('title', labelWith('title', { sizePt: 8 }), { name: 'Tea' });
    await press('Largest size that fits');
    expect(edits).toEqual([{ kind: 'setLook', ids: ['title'], patch: { sizePt: 20.75 } }]);
    const { parts } = kit.core.createPartLayout()(label(), { name: 'Tea' }, { dpi: 203, fonts: kit.fonts });
    expect(parts.get('title')?.fit).toMatchObject({ sizePt: 20.75, isWhole: true });
  });

  it('makes one that is too large as large as its room allows', async () => {
    const template = labelWith('title', { sizePt: 40, minSizePt: undefined });
    const { element } = show('title', template, { name: 'Strawberry' });
    expect(screen.getByText('Does not fit, even at 40 pt')).toBeTruthy();
    await press('Largest size that fits');
    expect(element('title')).toMatchObject({ sizePt: 10.75 });
  });

  it('says from which size on one fits nowhere', () => {
    show('title', designedLabel, { name: 'Strawberry '.repeat(9) });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Largest size that fits' });
    expect(button.disabled).toBe(true);
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('No size down to 7 pt fits. Make the box larger, or the text shorter.');
  });

  it('is nothing where it is empty', () => {
    show('title', designedLabel);
    expect(screen.queryByText(/pt,|fit/)).toBeNull();
  });
});

const sizes = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size in dots' });

const shown = () => sizes().selectedOptions[0]?.text;

describe('the size of a barcode', () => {
  it('is one of the steps in which it prints', () => {
    show('ean', { ...designedLabel, elements: designedLabel.elements.filter(({ id }) => id === 'ean') });
    expect([...sizes().options].map(({ text }) => text)).toEqual([
      'Other size: 3 dots, 0.375 mm',
      '2 dots, 0.25 mm, 28.3 mm wide, needs a good scanner',
      '3 dots, 0.375 mm, 42.4 mm wide, scans well',
      '4 dots, 0.5 mm, 56.6 mm wide, scans well',
    ]);
    expect(screen.getByText(/^Scans/).textContent).toBe(
      'Scans well: its bars are 16.6 mm high; from 22.8 mm on it is read anywhere',
    );
  });

  it.each<[string, object, string]>([
    ['bars', {}, '4 dots, 0.5 mm, 56.6 mm wide, scans well'],
    ['bars beside the dots', { xMm: 2.07, yMm: 3.33 }, '3 dots, 0.375 mm, 42.4 mm wide, scans well'],
    ['bars of a wanted width', { moduleMm: 0.375, widthMm: 60 }, '4 dots, 0.5 mm, 56.6 mm wide, scans well'],
    [
      'turned bars',
      { rotation: 90, widthMm: 20, heightMm: 38 },
      '3 dots, 0.375 mm, 42.4 mm wide, scans well',
    ],
    ['a matrix', { symbology: 'qrcode' }, '4 dots, 0.5 mm, 14.5 mm wide, scans anywhere'],
  ])('of %s is what it prints in after it was chosen, again and again', async (_, patch, size) => {
    const { element } = show('ean', labelWith('ean', patch));
    await choose('Size in dots', size);
    expect(shown()).toBe(size);
    expect(dotsOf(element('ean'))).toBe(Number(size[0]));
    const before = element('ean');
    const other = [...sizes().options].find(({ text }) => text !== size)?.text ?? '';
    await choose('Size in dots', other);
    await choose('Size in dots', size);
    expect(element('ean')).toEqual(before);
  });

  it('counts what is printed into its quiet zone', () => {
    show('ean', designedLabel);
    expect(
      screen.getByText('Needs a good scanner: something stands in the white space that it needs around it'),
    ).toBeTruthy();
  });

  it('is told for the other resolutions of printers too', () => {
    show('ean', { ...designedLabel, elements: designedLabel.elements.filter(({ id }) => id === 'ean') });
    expect(screen.getAllByText(/^(300|600) dpi: /).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^300 dpi: \d+ dots, 0\.\d+ mm, scans well$/),
      expect.stringMatching(/^600 dpi: \d+ dots, 0\.\d+ mm, scans well$/),
    ]);
  });

  it('says why it is not printed', () => {
    show('ean', labelWith('ean', { value: '12' }));
    expect(screen.queryByRole('combobox', { name: 'Size in dots' })).toBeNull();
    expect(screen.getByText(/^Is not printed/).textContent).toBe(
      'Is not printed: a GTIN has 8, 12, 13 or 14 digits, 2 found',
    );
  });
});

function dotsOf(element: LabelElement | undefined): number | undefined {
  const barcode: BarcodeElement | undefined = element?.type === 'barcode' ? element : undefined;
  return (
    barcode && kit.core.barcodeFacts(barcode, designedLabel, {}, { dpi: 203, fonts: kit.fonts }).printed?.dots
  );
}

const boxOf = (label: LabelTemplate) => {
  const [element] = label.elements.filter((one): one is BarcodeElement => one.type === 'barcode');
  return [element?.symbology, element?.widthMm, element?.heightMm];
};

describe('a barcode of another kind', () => {
  it('gets the smallest box in which it prints where its own is too small, in the same step', async () => {
    const { label, edits, mergeKeys } = show('ean', labelWith('ean', { widthMm: 29 }));
    await choose('Kind', 'GS1-128');
    expect(boxOf(label())).toEqual(['gs1-128', 38.55, 19.91]);
    expect(edits.map(({ kind }) => kind)).toEqual(['setLook', 'setPlace']);
    expect(new Set(mergeKeys).size).toBe(1);
    expect(screen.queryByText(/Is not printed/)).toBeNull();
  });

  it('keeps a box in which it prints', async () => {
    const { label, edits } = show('ean', designedLabel);
    await choose('Kind', 'QR code');
    expect(boxOf(label())).toEqual(['qrcode', 44, 20]);
    expect(edits).toHaveLength(1);
  });
});
