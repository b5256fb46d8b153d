import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { articleHandlers, buildArticle } from '@/entities/article/index.testing';
import { buildVariable } from '@/entities/label/index.testing';
import { scanCode } from '@/shared/lib/scan/index.testing';
import { answer, field, mockApi, press, renderWith } from '@/shared/testing';
import { ListScans } from './list-scans';
import { PrintScanner } from './print-scanner';

const oats = buildArticle({ id: 1, name: 'Oats', externalIdentifier: '4006381333931' });
const milk = buildArticle({ id: 2, name: 'Oat milk', externalIdentifier: '4006381333948' });
const api = mockApi(
  ...articleHandlers([oats, milk]),
  answer('labels/5', { data: { labelId: 5, name: 'Batch' } }),
);

const pathOf = ({ id }: { id: number | string }) => `/print/${id}`;

function PrintPage({ hasChanges }: { hasChanges: boolean }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <PrintScanner
        articleId={1}
        connectorId={undefined}
        labelId={5}
        variables={[
          buildVariable('lot', { displayName: 'Lot' }),
          buildVariable('bestBefore'),
          buildVariable('fixed', { editable: false }),
        ]}
        values={values}
        quantity={quantity}
        hasChanges={hasChanges}
        pathOf={pathOf}
        onFill={(filled) => setValues({ ...values, ...filled })}
        onQuantity={setQuantity}
      />
      <input
        aria-label="Lot by hand"
        data-takes-scan=""
        value={values['lot'] ?? ''}
        onChange={(event) => setValues({ ...values, lot: event.currentTarget.value })}
      />
      <button type="button">Print</button>
      <p>{`${quantity} × ${JSON.stringify(values)}`}</p>
    </>
  );
}
const showPrintPage = ({ hasChanges = false, state }: { hasChanges?: boolean; state?: unknown } = {}) =>
  renderWith(<PrintPage hasChanges={hasChanges} />, { path: '/print/1', route: '/print/1', state });

const showList = () => renderWith(<ListScans pathOf={pathOf} />, { path: '/list', route: '/list' });

describe('a scan on the list of articles', () => {
  it('opens the print page of the article that was scanned', async () => {
    const { location } = showList();
    expect(screen.getByText('Scanner ready. A scan opens the article’s print page.')).toBeTruthy();
    await scanCode('4006381333948');
    await waitFor(() => expect(location()).toBe('/print/2'));
  });

  it.each(['04006381333948', '(01)04006381333948(10)A', ']C10104006381333948'])('reads %s', async (code) => {
    const { location } = showList();
    await scanCode(code);
    await waitFor(() => expect(location()).toBe('/print/2'));
  });

  it.each([
    ['96385074', 'No article found for 96385074.'],
    ['(10)AB-12', 'This code doesn’t identify an article. Scan the code of an article.'],
    ['(01)04006381333940', /^This GS1 code cannot be used: \(01\) check digit/],
  ])('says that a scan leads nowhere: %s', async (code, words) => {
    const { location } = showList();
    await scanCode(code);
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(words));
    expect(location()).toBe('/list');
  });

  it('says that the search failed', async () => {
    api.answer('articles', {}, 500);
    showList();
    await scanCode('4006381333948');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Error searching for articles'));
  });

  it('opens the last of two scans', async () => {
    const { location } = showList();
    await scanCode('4006381333931');
    await scanCode('4006381333948');
    await waitFor(() => expect(location()).toBe('/print/2'));
  });
});

describe('a scan on a print page', () => {
  it('puts a scan of what is no article into the field somebody stands in, an article never', async () => {
    showPrintPage();
    field('Lot by hand').focus();
    await scanCode('LOT-2026-77');
    expect(
      await screen.findByText('LOT-2026-77 is not an article. It was entered into the field.'),
    ).toBeTruthy();
    expect(screen.getByText('1 × {"lot":"LOT-2026-77"}')).toBeTruthy();
    await scanCode('4006381333931');
    expect(await screen.findByText('Oats again: the quantity is now 2.')).toBeTruthy();
    expect(screen.getByText('2 × {"lot":"LOT-2026-77"}')).toBeTruthy();
  });

  it('adds one to the quantity on a scan of the same article, and fills what else the code says', async () => {
    showPrintPage();
    await scanCode('4006381333931');
    expect(await screen.findByText('Oats again: the quantity is now 2.')).toBeTruthy();
    await scanCode('(01)04006381333931(15)271231(10)AB-12');
    expect(
      await screen.findByText(
        'Oats again: the quantity is now 3. Filled in bestBefore and Lot from the code.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('3 × {"bestBefore":"2027-12-31","lot":"AB-12"}')).toBeTruthy();
  });

  it('opens the page of another article that is scanned', async () => {
    const { location } = showPrintPage();
    await scanCode('4006381333948');
    await waitFor(() => expect(location()).toBe('/print/2'));
  });

  it('asks first where something would be lost, and stays', async () => {
    const { location } = showPrintPage({ hasChanges: true });
    await scanCode('4006381333948');
    expect(await screen.findByText(/^You scanned Oat milk\. Your entries here will be lost/)).toBeTruthy();
    await scanCode('4006381333931');
    await press('Stay here');
    expect(location()).toBe('/print/1');
    expect(screen.getByText('1 × {}')).toBeTruthy();
  });

  it('goes to the scanned article where the answer is yes', async () => {
    const { location } = showPrintPage({ hasChanges: true });
    await scanCode('4006381333948');
    await press('Go to Oat milk');
    await waitFor(() => expect(location()).toBe('/print/2'));
  });

  it('fills in a lot that is scanned by itself', async () => {
    showPrintPage();
    await scanCode('(10)AB-12');
    expect(await screen.findByText('Filled in Lot from the code.')).toBeTruthy();
    await scanCode('(21)S-1');
    expect(await screen.findByText('This code contains nothing that this label needs.')).toBeTruthy();
    expect(screen.getByText('1 × {"lot":"AB-12"}')).toBeTruthy();
  });

  it('fills what the code of the scan says that led here', async () => {
    showPrintPage({ state: { scanned: { elements: [{ identifier: '10', data: 'AB-12' }] } } });
    expect(await screen.findByText('Filled in Lot from the code.')).toBeTruthy();
    expect(screen.getByText('1 × {"lot":"AB-12"}')).toBeTruthy();
  });
});
