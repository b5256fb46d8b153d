import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LabelTemplate } from 'label-core';
import { describe, expect, it } from 'vitest';
import { button, choose, expectAccessible, field, press } from '@/shared/testing';
import { knownIdentifiers, digitsOf } from '../../model/gs1-identifiers';
import { designedLabel } from '../../testing/designed-label';
import { openedKit } from '../../testing/opened-kit';
import { showInspector } from '../../testing/show-inspector';

const kit = openedKit();

/** Shows a GS1 code of a label with the variables “ean” and “lot”. */
function show(value: string, values: Readonly<Record<string, string>> = {}, symbology = 'gs1-128') {
  const template = {
    ...designedLabel,
    variables: [
      { name: 'ean', type: 'default' },
      { name: 'lot', type: 'default' },
    ],
    elements: designedLabel.elements
      .filter(({ id }) => id === 'ean')
      .map((element) => ({ ...element, symbology, value })),
  } as LabelTemplate;
  const shown = showInspector(['ean'], { template, values, kit });
  return { ...shown, value: () => shown.element('ean') };
}

const rows = () => within(screen.getByRole('list', { name: 'GS1 elements' })).queryAllByRole('listitem');
const chosen = (number: number) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Identifier ${number}` }).selectedOptions[0]?.text;

/** What is said below a field. */
const errorOf = (name: string) => {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

describe('the content of a GS1 code', () => {
  it('is shown as rows of identifier and value, beside the content itself', () => {
    show('(01){{ean}}(3103)001250(8110)x');
    expect([1, 2, 3].map(chosen)).toEqual(['01 GTIN', '310n Net weight (kg)', 'Other identifier…']);
    expect(field('Value of (01)').value).toBe('{{ean}}');
    expect(field('Digits of identifier 3').value).toBe('8110');
    expect(field('Content').value).toBe('(01){{ean}}(3103)001250(8110)x');
  });

  it('follows both ways of typing it', async () => {
    const { value, mergeKeys } = show('(10)A');
    await userEvent.type(field('Value of (10)'), 'B');
    expect(field('Content').value).toBe('(10)AB');
    await userEvent.type(field('Content'), '(21)7');
    // A letter is passed on after the frame that shows it.
    await waitFor(() => expect(value()).toMatchObject({ value: '(10)AB(21)7' }));
    expect(field('Value of (21)').value).toBe('7');
    expect(new Set(mergeKeys)).toEqual(new Set(['content:ean']));
  });

  it('takes an identifier by its name, with its decimals', async () => {
    const { value } = show('(10)001250');
    await choose('Identifier 1', '310n Net weight (kg)');
    expect(value()).toMatchObject({ value: '(3103)001250' });
    await choose('Decimals of (3103)', '2 decimals');
    expect(value()).toMatchObject({ value: '(3102)001250' });
  });

  it('takes any other identifier by its digits', async () => {
    const { value } = show('(10)x');
    await choose('Identifier 1', 'Other identifier…');
    expect(document.activeElement).toBe(field('Digits of identifier 1'));
    await userEvent.keyboard('8');
    expect(screen.getByText('An identifier has 2 to 4 digits.')).toBeTruthy();
    await userEvent.keyboard('110');
    expect(value()).toMatchObject({ value: '(8110)x' });
  });

  it('takes a variable into a row', async () => {
    const { value } = show('(01)(10)A');
    await press('Insert variable into (10)');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'lot' }));
    expect(value()).toMatchObject({ value: '(01)(10)A{{lot}}' });
    expect(document.activeElement).toBe(field('Value of (10)'));
  });

  it('gets, loses and orders rows, and the focus goes along', async () => {
    const { value } = show('(01){{ean}}');
    await press('Add an element');
    expect(value()).toMatchObject({ value: '(01){{ean}}(10)' });
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Identifier 2' }));
    await press('Move (10) up');
    expect(value()).toMatchObject({ value: '(10)(01){{ean}}' });
    // It is the first one now: there is no way further up.
    expect(document.activeElement).toBe(button('Move (10) down'));
    await press('Delete (10)');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Identifier 1' }));
    await press('Delete (01)');
    expect(value()).toMatchObject({ value: '' });
    expect(document.activeElement).toBe(button('Add an element'));
  });

  it('keeps what cannot be a value, and says why', async () => {
    const { value } = show('(10)A');
    await userEvent.type(field('Value of (10)'), '(');
    expect(field('Value of (10)').value).toBe('A(');
    expect(screen.getByText('A value cannot have a “(”: it begins the next identifier.')).toBeTruthy();
    expect(value()).toMatchObject({ value: '(10)A' });
  });

  it('shows with each value what is wrong with it, as the variables are shown', () => {
    show('(01){{ean}}(17)25123(10){{lot}}', { ean: '4006381333932', lot: 'A' });
    expect(errorOf('Value of (01)')).toBe('(01) check digit 1 expected, 2 found');
    expect(errorOf('Value of (17)')).toContain('(17) must have 6 digits, it has 5');
    expect(errorOf('Value of (10)')).toBe('');
  });

  it('says what is wrong with the rows together', () => {
    show('(10)A(10)B');
    expect(screen.getByText(/^Together: .*same value/)).toBeTruthy();
  });

  it.each(['0109501101530003', '{{ean}}'])('“%s” stays as it is, with a sentence', (value) => {
    show(value);
    expect(screen.queryByRole('list', { name: 'GS1 elements' })).toBeNull();
    expect(screen.getByText(/cannot be shown as rows/).textContent).toBe(
      'This content cannot be shown as rows. With brackets it can, such as (01){{ean}}(10){{lot}}.',
    );
    expect(field('Content').value).toBe(value);
  });

  it.each(['code128', 'qrcode'])('has no rows where it is a %s', (symbology) => {
    show('(10)A', {}, symbology);
    expect(screen.queryByText('Add an element')).toBeNull();
  });

  it('of a Digital Link stands behind a web address, and the whole is shown', async () => {
    const { value } = show('(01){{ean}}(10){{lot}}', { ean: '4006381333931', lot: 'A/7' }, 'gs1dlqrcode');
    expect(field('Web address').value).toBe('');
    expect(screen.getByText('https://id.gs1.org/01/04006381333931/10/A%2F7')).toBeTruthy();
    await userEvent.type(field('Web address'), 'https://');
    expect(errorOf('Web address')).toBe('Enter a web address, such as https://example.com/products.');
    expect(value()).not.toHaveProperty('linkDomain');
    await userEvent.type(field('Web address'), 'shop.test/p');
    expect(errorOf('Web address')).toBe('');
    expect(value()).toMatchObject({ linkDomain: 'https://shop.test/p' });
    expect(screen.getByText('https://shop.test/p/01/04006381333931/10/A%2F7')).toBeTruthy();
    await userEvent.clear(field('Web address'));
    expect(value()).not.toHaveProperty('linkDomain');
    await expectAccessible();
  });

  it('of a Digital Link without a key says what is missing', () => {
    show('(10)A', {}, 'gs1dldatamatrix');
    expect(screen.getByText('Together: a Digital Link needs a key, such as (01) or (8006)')).toBeTruthy();
  });

  it('keeps its web address while it is a Digital Link', async () => {
    const { value } = show('(01)09501101530003', {}, 'gs1dlqrcode');
    await userEvent.type(field('Web address'), 'https://shop.test');
    await choose('Kind', 'Digital Link Data Matrix');
    expect(value()).toMatchObject({ symbology: 'gs1dldatamatrix', linkDomain: 'https://shop.test' });
    await choose('Kind', 'GS1 DataMatrix');
    expect(value()).not.toHaveProperty('linkDomain');
    expect(screen.queryByLabelText('Web address')).toBeNull();
  });

  it('is accessible', async () => {
    show('(01){{ean}}(3103)001250(8110)x(17)1');
    expect(rows()).toHaveLength(4);
    await expectAccessible();
  });
});

describe('the identifiers that are offered', () => {
  it.each(knownIdentifiers)('%s is known to GS1', (identifier) => {
    const [element] = designedLabel.elements.filter((one) => one.type === 'barcode');
    if (!element) throw new Error('The label has no barcode.');
    const value = `(${digitsOf(identifier)})x`;
    const faults = kit.core.gs1Faults({ ...element, symbology: 'gs1-128', value }, designedLabel, {});
    expect(faults?.rows[0]?.message ?? '').not.toMatch(/unrecognised/i);
  });
});
