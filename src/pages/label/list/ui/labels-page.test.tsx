import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer, expectAccessible, mockApi, press, refusal, renderPage, rowOf } from '@/shared/testing';
import { LabelsPage } from './labels-page';

const shelf = {
  labelId: 3,
  name: 'Shelf edge',
  isEnabled: true,
  widthMm: 70,
  heightMm: 32,
  version: 3,
  state: 'Publisher',
  publishedVersion: 2,
  groupIds: [],
  articleCount: 1620,
};
const shipping = {
  ...shelf,
  labelId: '4',
  name: 'Shipping',
  version: 1,
  state: 'Published',
  publishedVersion: 1,
  groupIds: [],
  articleCount: 2,
};
const crate = { ...shipping, labelId: 5, name: 'Crate', isEnabled: false };
const all = 'labels/getalllabelsbyorganization';

const api = mockApi(
  answer(all, { data: [shelf, shipping, crate] }),
  answer('groups/getallgroups', {
    data: [
      { id: 1, name: 'All', parentGroupId: null },
      { id: 2, name: 'Food', parentGroupId: 1 },
      { id: 3, name: 'Bakery', parentGroupId: 2 },
    ],
  }),
  answer('labels/groupPrinters', {
    data: [{ labelId: 3, name: 'Shelf edge', groupIds: [3], printerIds: [1] }],
  }),
  answer('printers', { data: [{ printerId: 1, name: 'line-1', displayName: 'Line 1' }] }),
  answer('subscription', { data: { type: 'Standard', maxLabels: 3, labels: 2 } }),
  answer('labels/completedNumbers', { data: [] }),
  refusal('labels/:id/setup', 500, 'No picture today.'),
);

const show = (path = '/labels') =>
  renderPage(<LabelsPage />, { path, route: '/labels', as: { UserRole: ['User', 'LabelManager'] } });
const names = () =>
  screen.getAllByRole('link', { name: /^(Shelf|Shipping|Crate)/ }).map(({ textContent }) => textContent);

describe('the labels', () => {
  it('shows the size of labels, what is printed of them, and whom they are for', async () => {
    show();
    const row = within(await rowOf('Shelf edge'));
    for (const words of ['70 × 32 mm', 'Awaiting publication', 'Version 3; 2 is printed', '1,620', 'Enabled'])
      expect(row.getByText(words)).toBeTruthy();
    expect(await row.findByText('Food / Bakery')).toBeTruthy();
    expect(await row.findByText('Line 1')).toBeTruthy();
    const other = within(await rowOf('Crate'));
    for (const words of ['Published', 'Version 1', 'Everybody', 'Disabled'])
      expect(other.getByText(words)).toBeTruthy();
    expect(
      await screen.findByText('2 of 3 labels in your subscription are in use. There is room for 1 more.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Shelf edge' }).getAttribute('href')).toBe('/labels/3');
    expect(screen.getByRole('link', { name: 'Add label' }).getAttribute('href')).toBe('/addlabel');
    expect(screen.getByRole('link', { name: 'From a standard label' }).getAttribute('href')).toBe(
      '/standardlabels',
    );
    await expectAccessible();
  });

  it('are searched, filtered and sorted, and the address says how', async () => {
    const app = show('/labels?sort=-articles');
    await rowOf('Shelf edge');
    expect(names()).toEqual(['Shelf edge', 'Shipping', 'Crate']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'review');
    expect(names()).toEqual(['Shelf edge']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), '');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Enabled' }), 'no');
    expect(names()).toEqual(['Crate']);
    expect(app.location()).toBe('/labels?sort=-articles&enabled=no');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search labels' }), 'shipping{Enter}');
    expect(await screen.findByText('No labels found for “shipping” with these filters.')).toBeTruthy();
  });

  it('are disabled together by one JSON Patch, and how it ended is said', async () => {
    api.answer('POST labels/disable');
    show();
    await rowOf('Shelf edge');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    // One of the three is already disabled.
    await press('Disable 2 labels');
    expect(await screen.findByText('2 labels were disabled. Nobody can print them.')).toBeTruthy();
    expect(api.written()).toEqual([
      {
        call: 'POST labels/disable',
        body: [
          { op: 'replace', path: '/3/isEnabled', value: false },
          { op: 'replace', path: '/4/isEnabled', value: false },
        ],
      },
    ]);
    const [disabling] = api.sentTo('POST labels/disable');
    expect(disabling?.headers.get('content-type')).toBe('application/json-patch+json');
  });

  it('says why labels cannot be enabled, and leaves them ticked', async () => {
    const Message = 'The subscription allows 3 labels, and 3 are in use.';
    api.fail('POST labels/enable', 409, Message);
    show();
    await rowOf('Crate');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Crate' }));
    await press('Enable 1 label');
    expect(await screen.findByText('The labels could not be enabled.')).toBeTruthy();
    expect(screen.getByText(Message)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Crate' }).checked).toBe(true);
  });

  it('lists the labels that printed numbers with an added check digit', async () => {
    const number = {
      labelId: 3,
      name: 'Shelf edge',
      version: 2,
      symbology: 'EAN-13',
      value: '039047050730',
      former: '0390470507308',
      current: '0039047050730',
      articleCount: 3,
      articleName: 'Raisins',
    };
    const own = {
      ...number,
      name: 'Crate',
      symbology: 'ITF-14',
      current: null,
      articleCount: 0,
      articleName: null,
    };
    api.answer('labels/completedNumbers', { data: [number, own] });
    show();
    const notice = within(await screen.findByRole('status', { name: /check digits are no longer added/ }));
    expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Shelf edge, version 2: EAN-13 of 039047050730 was printed as 0390470507308; now it is printed as 0039047050730. Article Raisins and 2 more.',
      'Crate, version 2: ITF-14 of 039047050730 was printed as 0390470507308; now it is refused. ',
    ]);
    expect(notice.getByRole('link', { name: 'Shelf edge, version 2' }).getAttribute('href')).toMatch(
      /labels\/3/,
    );
  });

  it('says that there are no labels, with the two ways to the first', async () => {
    api.answer(all, { data: [] });
    show();
    expect(await screen.findByText(/There are no labels yet/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add label' })).toHaveLength(2);
  });

  it('keeps all but the labels in sight of ten thousand out of the document', async () => {
    const data = Array.from({ length: 10_000 }, (_, index) => ({
      ...shipping,
      labelId: index + 1,
      name: `Shipping ${index + 1}`,
    }));
    api.answer(all, { data });
    show();
    expect(await screen.findAllByText('10,000 labels')).toBeTruthy();
    expect(screen.getAllByRole('row').length).toBeLessThan(100);
  });

  it.each([
    [403, /You are not allowed to see this/],
    [400, 'Broken'],
  ])('says why the labels cannot be read (%i)', async (status, words) => {
    api.fail(all, status, 'Broken');
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('lists labels of which the server tells only their names', async () => {
    api.answer(all, [{ labelId: 1, name: 'Shelf plain', variables: [] }]);
    show();
    await waitFor(() => expect(names()).toEqual(['Shelf plain']));
  });
});
