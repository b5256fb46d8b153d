import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { counterServer, organisationAdministrator } from '@/entities/label/index.testing';
import { expectAccessible, findField, mockApi, press, pressIn, refusal, renderPage } from '@/shared/testing';
import { CounterPage } from './counter-page';

const api = mockApi(...counterServer());

const show = (search: string) =>
  renderPage(<CounterPage />, {
    path: `/counters${search}`,
    route: '/counters',
    as: organisationAdministrator,
  });

describe('a new counter', () => {
  it('shows its first number while it is made, and is sent to the letter', async () => {
    const app = show('?open=new');
    await userEvent.type(await findField('Name'), ' Lot ');
    await userEvent.type(await findField('Prefix'), 'L-');
    await userEvent.clear(await findField('Digits'));
    expect(screen.getByText('The first number is shown here.')).toBeTruthy();
    await userEvent.type(await findField('Digits'), '3');
    expect(screen.getByText('The first number is L-001.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Begins again' }), 'Each day');
    await expectAccessible();
    await press('Add counter');
    await waitFor(() => expect(app.location()).toBe('/counters'));
    expect(api.written()).toEqual([
      {
        call: 'POST counters',
        body: {
          name: 'Lot',
          kind: 'number',
          prefix: 'L-',
          width: 3,
          alphabet: 'decimal',
          reset: 'daily',
          firstNumber: 1,
          step: 1,
        },
      },
    ]);
  });

  it('is an SSCC with the width that its prefix leaves', async () => {
    show('?open=new');
    await userEvent.type(await findField('Name'), 'Pallets');
    await userEvent.click(await screen.findByRole('radio', { name: 'SSCC' }));
    await press('Add counter');
    expect(
      await screen.findAllByText('Enter an extension digit and a company prefix: 5 to 13 digits.'),
    ).not.toEqual([]);
    await userEvent.type(await findField('Extension digit and company prefix'), '3401234');
    expect(screen.getByText('The first number is 340123400000000012.')).toBeTruthy();
    await press('Add counter');
    await waitFor(() =>
      expect(api.written()[0]?.body).toMatchObject({
        kind: 'sscc',
        prefix: '3401234',
        width: 10,
        reset: 'never',
      }),
    );
  });

  it.each([
    ['Digits', '16', 'From 1 to 15.'],
    ['First number', '1000000', 'A whole number from 0 to 999,999.'],
    ['First number', '1.5', 'A whole number from 0 to 999,999.'],
    ['Step', '0', 'A whole number from 1 to 1,000,000.'],
    ['Last number', '0', 'Not below the first number, 1.'],
    ['Last number', 'ten', 'A whole number from 0 to 999,999.'],
  ])('says what is wrong with “%s” of %s', async (field, text, fault) => {
    show('?open=new');
    await userEvent.type(await findField('Name'), 'Lot');
    await userEvent.clear(await findField(field));
    await userEvent.type(await findField(field), text);
    await press('Add counter');
    expect(await screen.findAllByText(fault)).not.toEqual([]);
    expect((await findField(field)).getAttribute('aria-invalid')).toBe('true');
    expect(api.written()).toEqual([]);
  });
});

describe('a saved counter', () => {
  it('shows what it allotted, with its prints and its gaps', async () => {
    show('?open=4');
    expect(await screen.findByText('P-0101 – P-0120')).toBeTruthy();
    expect(screen.getByText('Gap: no print was made')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the print' }).getAttribute('href')).toBe(
      '/printhistory?job=33333333-3333-4333-8333-333333333333',
    );
    await expectAccessible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Gaps only' }));
    await waitFor(() => expect(api.sent.some(({ query }) => query.get('gaps') === 'true')).toBe(true));
  });

  it('gets another end, and is disabled', async () => {
    show('?open=4');
    await userEvent.clear(await findField('Last number'));
    await userEvent.type(await findField('Last number'), '500');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Enabled' }));
    await press('Save');
    await waitFor(() =>
      expect(api.written()).toEqual([
        { call: 'PUT counters/4', body: { revision: 3, lastNumber: 500, isEnabled: false } },
      ]),
    );
  });

  it('stays when it has numbers on labels', async () => {
    api.use(refusal('DELETE counters/4', 409, 'The counter “Pallet” has numbers on labels and stays.'));
    show('?open=4');
    await press('Delete');
    await pressIn('Delete Pallet?', 'Delete');
    expect(await screen.findByText('The counter “Pallet” has numbers on labels and stays.')).toBeTruthy();
  });
});
