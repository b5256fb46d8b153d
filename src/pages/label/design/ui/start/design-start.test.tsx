import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { buildStandardTemplate } from '@/entities/standard-label/index.testing';
import {
  answer,
  button,
  chooseFile,
  expectAccessible,
  field,
  fill,
  mockApi,
  press,
  renderPage,
} from '@/shared/testing';
import type { DesignBase } from '../../model/design-thing';
import { buildTemplate } from '../../testing/design-builders';
import { designServer, manager } from '../../testing/design-server';
import { DesignStart } from './design-start';

const standard = { ...buildStandardTemplate(), sampleValues: [] };
const label = (labelId: number, name: string, widthMm: number) => ({ labelId, name, widthMm, heightMm: 50 });
const extracted = {
  format: 'svg',
  name: 'Jam',
  widthMm: 60,
  heightMm: 40,
  template: buildTemplate(),
  notes: [],
};

const api = mockApi(
  ...designServer(),
  answer('labels/getalllabelsbyorganization', {
    data: [label(7, 'Crème 200 g', 80), label(8, 'Brie', 80), label(9, 'Äpfel', 90)],
  }),
  answer('labels/standardLabelTemplates', { data: [standard] }),
  answer('labels/standardLabels', {
    data: [
      {
        standardLabelId: 4,
        templateId: 'product-50x30',
        name: 'Own',
        parameters: [{ name: 'company', value: 'Öhringen' }],
      },
    ],
  }),
  answer('POST labels/extract', { data: extracted }),
);

function show() {
  const onStart = vi.fn<(base: DesignBase) => void>();
  const { container } = renderPage(<DesignStart onStart={onStart} />, { as: manager() });
  const begun = async () => {
    await waitFor(() => expect(onStart).toHaveBeenCalledTimes(1));
    return onStart.mock.calls[0]?.[0];
  };
  return { onStart, begun, container };
}

describe('a blank label', () => {
  it('begins with a size that most labels have', async () => {
    const { begun } = show();
    await press('80 × 50 mm');
    const sizes = screen.getByRole('group', { name: 'Sizes in use' });
    expect([...sizes.querySelectorAll('button')].slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      '80 × 50 mm',
      '90 × 50 mm',
      '50 × 30 mm',
    ]);
    expect(button('80 × 50 mm').ariaPressed).toBe('true');
    await expectAccessible();
    await press('Blank label, 80 × 50 mm');
    expect(await begun()).toEqual({
      template: {
        format: 'platen-label',
        version: 1,
        name: 'New label',
        widthMm: 80,
        heightMm: 50,
        variables: [],
        elements: [],
      },
      name: '',
    });
  });

  it('begins with a size that is typed, with a comma too', async () => {
    const { begun } = show();
    await fill({ 'Width in mm': '62,5', 'Height in mm': '40.25' });
    await press('Blank label, 62.5 × 40.3 mm');
    expect((await begun())?.template).toMatchObject({ widthMm: 62.5, heightMm: 40.25 });
  });

  it('says why a size cannot be one, and leads to it', async () => {
    const { onStart } = show();
    await fill({ 'Width in mm': '60', 'Height in mm': '0' });
    await press('Blank label');
    expect(screen.getByText('Enter a number from 1 to 1,000.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Height in mm'));
    expect(field('Height in mm').getAttribute('aria-invalid')).toBe('true');
    expect(onStart).not.toHaveBeenCalled();
  });
});

describe('a label that begins with another', () => {
  it('takes a standard template with the organisation’s own values', async () => {
    const { begun } = show();
    await press('Standard template');
    await press('Product 50 × 30 50 × 30 mm');
    const base = await begun();
    expect(base).toMatchObject({ name: 'Product 50 × 30', template: { widthMm: 50, heightMm: 30 } });
    expect(base?.labelId).toBeUndefined();
    expect(base?.template.variables.find(({ name }) => name === 'company')?.defaultValue).toBe('Öhringen');
  });

  it('takes a copy of a label, which is searched for', async () => {
    const { begun } = show();
    await press('Copy a label');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search labels' }), 'creme');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await press('Crème 200 g 80 × 50 mm');
    expect(await begun()).toEqual({ template: buildTemplate(), name: 'Copy of Crème 200 g' });
  });

  it('of the chosen size is offered first', async () => {
    show();
    await press('80 × 50 mm');
    await press('Copy a label');
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Brie 80 × 50 mm',
        'Crème 200 g 80 × 50 mm',
        'Äpfel 90 × 50 mm',
      ]),
    );
  });

  it('says that no label has such a name', async () => {
    show();
    await press('Copy a label');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search labels' }), 'zz');
    expect(screen.getByText('No labels found for “zz”.')).toBeTruthy();
  });

  it.each([
    [undefined, 'This server sends no design for this label. Upload a file instead.'],
    [
      { format: 'platen-label', version: 2 },
      'This design was made by a newer or another program and cannot be changed here. Upload a file instead.',
    ],
  ])('refuses one whose design is %j', async (template, sentence) => {
    api.answer('labels/7/setup', { data: { labelId: 7, name: 'Crème 200 g', template } });
    const { onStart } = show();
    await press('Copy a label');
    await press('Crème 200 g 80 × 50 mm');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(onStart).not.toHaveBeenCalled();
  });

  it('takes a file once it was read', async () => {
    const { begun } = show();
    await press('File');
    chooseFile(new File(['<svg/>'], 'jam.svg'));
    expect(await screen.findByText('jam.svg: 60 × 40 mm, 0 variables.')).toBeTruthy();
    await press('Design this label');
    expect(await begun()).toEqual({ template: buildTemplate(), name: 'Jam' });
  });
});
