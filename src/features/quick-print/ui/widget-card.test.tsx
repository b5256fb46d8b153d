import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { articleHandlers, buildArticle } from '@/entities/article/index.testing';
import type { Widget, WidgetVariable } from '@/entities/widget';
import { buildWidget } from '@/entities/widget/index.testing';
import { answer, mockApi, renderWith } from '@/shared/testing';
import type { Print, PrintResult } from '../model/print-result';
import { WidgetCard } from './widget-card';

const oats = buildArticle({ id: 1, name: 'Oat biscuits', externalIdentifier: '4006381333931' });
const milk = { id: 2, name: 'Oat milk', externalIdentifier: '4006381333948' };
const api = mockApi(
  ...articleHandlers([oats, buildArticle(milk)]),
  answer('subscription', { data: { type: 'Professional' } }),
);
const print = vi.fn<Print>();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  print.mockReset().mockResolvedValue({ ok: true });
});

function show(fields: Partial<Widget> = {}) {
  renderWith(<WidgetCard widget={buildWidget(fields)} groupIds={['1']} print={print} />);
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const card = within(screen.getByRole('form', { name: fields.name ?? 'Product label' }));
  const pick = async () => {
    if (fields.variables) await card.findByRole('group', { name: 'Label Variables' });
    await user.type(card.getByRole('combobox', { name: 'Article' }), '4006381333931{Enter}');
    await card.findByText('Selected article');
  };
  return { user, card, pick, printButton: () => card.getByRole('button', { name: /^Print/ }) };
}
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const variable = (fields: Partial<WidgetVariable>): WidgetVariable => ({
  name: 'lot',
  label: 'Lot',
  required: false,
  type: 'text',
  options: [],
  ...fields,
});

describe('the quick-print card', () => {
  it('shows what it prints where, and a dash for what is missing', () => {
    const { card } = show();
    expect(card.getByText('Shelf label')).toBeTruthy();
    expect(card.getByText('Packing line')).toBeTruthy();
    const bare = show({ name: 'Bare', labelName: '', printerName: '', printerDisplayName: '' });
    expect(bare.card.getAllByText('-')).toHaveLength(2);
    expect(show({ name: 'Named', printerDisplayName: '' }).card.getByText('ZT410-02')).toBeTruthy();
  });

  it('has the choice that is rarely used below Print, not above the field for scanning', () => {
    const { card, printButton } = show();
    const choice = card.getByRole('checkbox', { name: 'Print at once after scanning' });
    const place = printButton().compareDocumentPosition(choice);
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('prints the chosen article once, with quantity and filled-in variables', async () => {
    const { user, card, pick, printButton } = show({
      variables: [variable({}), variable({ name: 'note', label: 'Note' })],
      defaultQuantity: 3,
    });
    await pick();
    await user.type(card.getByRole('textbox', { name: 'Lot' }), 'A1');
    await user.click(printButton());
    expect(print.mock.calls).toEqual([
      [
        {
          labelId: 5,
          printerId: 9,
          quantity: 3,
          article: { id: 1, name: 'Oat biscuits' },
          variables: { lot: 'A1' },
        },
      ],
    ]);
    expect(await card.findByText('Print job sent successfully!')).toBeTruthy();
  });

  it('prints once however often the button is pressed, and says so meanwhile', async () => {
    const finish = Promise.withResolvers<PrintResult>();
    print.mockReturnValue(finish.promise);
    const { user, pick, printButton } = show({ clearInputAfterPrint: false });
    await pick();
    await user.dblClick(printButton());
    await user.keyboard('{Enter}{Enter}');
    expect(printButton().textContent).toBe('Printing...');
    expect(printButton().getAttribute('aria-disabled')).toBe('true');
    finish.resolve({ ok: true });
    await waitFor(() => expect(printButton().textContent).toBe('Print'));
    expect(print).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(printButton());
  });

  it('says what is missing instead of printing', async () => {
    const { user, card, printButton } = show();
    expect(printButton().getAttribute('aria-disabled')).toBe('true');
    printButton().focus();
    await user.keyboard('{Enter}');
    expect(card.getByRole('alert').textContent).toContain('Please select an article first');
    expect(print).not.toHaveBeenCalled();
  });

  it.each([{ labelId: undefined }, { printerId: undefined }])('does not print with %o', async (missing) => {
    const { user, card, pick, printButton } = show(missing);
    await pick();
    await user.click(printButton());
    expect(card.getByRole('alert').textContent).toContain('Missing label or printer configuration');
    expect(print).not.toHaveBeenCalled();
  });

  it.each([
    ['Print failed: Out of paper', () => Promise.resolve({ ok: false, reason: 'Out of paper' })],
    ['Print failed: Print failed', () => Promise.resolve({ ok: false, reason: '' })],
    ['Print error: No network', () => Promise.reject(new Error('No network'))],
    ['Print error: Unknown error occurred', () => Promise.reject(new Error(''))],
  ] as const)('says “%s” and keeps what was entered', async (text, respond) => {
    print.mockImplementation(respond);
    const { user, card, pick, printButton } = show();
    await pick();
    await user.click(printButton());
    expect((await card.findByRole('alert')).textContent).toBe(text);
    expect(card.getByText('Selected article')).toBeTruthy();
  });

  it.each([
    [5, '6', true],
    [5, '5', false],
    [2000, '1202', false],
  ])(
    'asks from the number on that the organisation chose: above %i, for %s labels: %s',
    async (unaskedLabels, quantity, isAsked) => {
      api.answer('subscription', { data: { unaskedLabels } });
      const { user, card, pick, printButton } = show();
      await pick();
      await user.clear(card.getByRole('spinbutton', { name: 'Quantity' }));
      await user.type(card.getByRole('spinbutton', { name: 'Quantity' }), quantity);
      await user.click(printButton());
      if (isAsked) await card.findByText(`Oat biscuits: ${quantity} labels. Print that many?`);
      await waitFor(() => expect(print.mock.calls).toHaveLength(isAsked ? 0 : 1));
    },
  );

  it.each([
    ['Do not print', 0],
    ['Print 1,202 labels', 1],
  ])('asks before it prints many labels: %s', async (choice, prints) => {
    const { user, card, pick, printButton } = show();
    await pick();
    const quantity = card.getByRole('spinbutton', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '1202');
    await user.click(printButton());
    const question = within(await card.findByRole('group', { name: 'Print 1,202 labels' }));
    expect(question.getByText('Oat biscuits: 1,202 labels. Print that many?')).toBeTruthy();
    // A scanner's Enter goes to the focused element.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Do not print'));
    await user.click(question.getByRole('button', { name: choice }));
    await waitFor(() => expect(card.queryByRole('group', { name: /^Print 1,202/ })).toBeNull());
    expect(print.mock.calls.map(([request]) => request.quantity)).toEqual(Array(prints).fill(1202));
    expect(card.queryByText('Printing...')).toBeNull();
  });

  it('says below the failure what to do before the next try', async () => {
    print.mockResolvedValue({ ok: false, reason: 'No print files received from API', advice: 'Look first.' });
    const { user, card, pick, printButton } = show();
    await pick();
    await user.click(printButton());
    await card.findByRole('alert');
    expect(card.getByText('Print failed: No print files received from API')).toBeTruthy();
    expect(card.getByText('Look first.')).toBeTruthy();
  });

  it('empties the form after a print and waits for the next scan', async () => {
    const { user, card, pick, printButton } = show({ defaultQuantity: 4, variables: [variable({})] });
    await pick();
    await user.type(card.getByRole('textbox', { name: 'Lot' }), 'A1');
    await user.click(printButton());
    await card.findByText('Print job sent successfully!');
    expect(card.queryByText('Selected article')).toBeNull();
    expect(card.getByRole('textbox', { name: 'Lot' })).toHaveProperty('value', '');
    expect(card.getByRole('spinbutton', { name: 'Quantity' })).toHaveProperty('value', '1');
    expect(document.activeElement).toBe(card.getByRole('combobox', { name: 'Article' }));
  });

  it('keeps everything when “Clear input after printing” is off', async () => {
    const { user, card, pick, printButton } = show({ defaultQuantity: 4 });
    await user.click(card.getByRole('checkbox', { name: 'Clear input after printing' }));
    await pick();
    await user.click(printButton());
    await card.findByText('Print job sent successfully!');
    expect(card.getByText('Selected article')).toBeTruthy();
    expect(card.getByRole('spinbutton', { name: 'Quantity' })).toHaveProperty('value', '4');
  });
});

describe('a message of the card', () => {
  it('takes the message of success away after 3 s, and leaves the result line', async () => {
    const { user, card, pick, printButton } = show();
    await pick();
    await user.click(printButton());
    await card.findByText('Print job sent successfully!');
    await pause(2_900);
    expect(card.queryByText('Print job sent successfully!')).toBeTruthy();
    await pause(200);
    expect(card.queryByText('Print job sent successfully!')).toBeNull();
    expect(card.getByText(/1 × Oat biscuits/).textContent).toContain('Sent');
  });

  it('takes the message of an error away after 5 s, under the pointer too', async () => {
    const { user, card, printButton } = show();
    printButton().focus();
    await user.keyboard('{Enter}');
    await pause(4_900);
    await user.hover(card.getByRole('alert'));
    expect(card.queryByRole('alert')).toBeTruthy();
    await pause(200);
    expect(card.queryByRole('alert')).toBeNull();
  });
});

describe('the article of the card', () => {
  it('takes the predefined article after “Use This Article”, and again after clearing another', async () => {
    const { user, card, pick } = show({ predefinedArticle: milk, defaultQuantity: 2 });
    await user.click(card.getByRole('button', { name: 'Use This Article' }));
    expect(card.queryByRole('button', { name: 'Use This Article' })).toBeNull();
    await pick();
    expect(card.getByText('Oat biscuits')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'One more' }));
    await user.click(card.getByRole('button', { name: 'Clear article' }));
    expect(card.queryByText('Oat biscuits')).toBeNull();
    expect(card.getByText('Oat milk')).toBeTruthy();
    expect(card.getByRole('spinbutton', { name: 'Quantity' })).toHaveProperty('value', '2');
  });

  it('replaces a predefined article that is gone by the one of its name, or by a new one for the label', async () => {
    const gone = { id: 77, name: 'Blank', externalIdentifier: '' };
    const made = () => api.bodies('POST articles');
    api.answer('POST articles', { data: { id: 78, name: 'Blank' } });
    const { user, card, printButton } = show({ predefinedArticle: gone });
    await user.click(card.getByRole('button', { name: 'Use This Article' }));
    await waitFor(() => expect(made()).toEqual([{ name: 'Blank', labelId: 5, articleData: [] }]));
    await waitFor(() => expect(card.getByRole('button', { name: 'Use This Article' })).toBeTruthy());
    await user.click(printButton());
    expect(print.mock.calls[0]?.[0].article).toEqual({ id: 78, name: 'Blank' });

    const named = show({ name: 'Named', predefinedArticle: { ...gone, name: 'Oat biscuits' } });
    await named.user.click(named.card.getByRole('button', { name: 'Use This Article' }));
    expect(await named.card.findByText('4006381333931')).toBeTruthy();
    expect(made()).toHaveLength(1);
  });

  it('says that an article was made again which nobody can tell apart', async () => {
    api.done('POST articles');
    const { user, card } = show({ predefinedArticle: { id: 77, name: 'Blank', externalIdentifier: '' } });
    await user.click(card.getByRole('button', { name: 'Use This Article' }));
    expect((await card.findByRole('alert')).textContent).toContain(
      'Blank was created, but the server did not return it. Search for it and choose it.',
    );
  });

  it('says that an article cannot be made again, and lets another one be chosen', async () => {
    api.fail('POST articles', 403, 'Forbidden');
    const gone = { id: 77, name: 'Blank', externalIdentifier: '' };
    const { user, card, pick } = show({ predefinedArticle: gone });
    await user.click(card.getByRole('button', { name: 'Use This Article' }));
    expect((await card.findByRole('alert')).textContent).toContain(
      'Could not create default article for widget printing',
    );
    expect(card.queryByText('Selected article')).toBeNull();
    await pick();
    expect(card.getByText('Oat biscuits')).toBeTruthy();
  });

  it('leaves an article to the print where it cannot be asked about', async () => {
    api.fail('articles/:id', 500, 'x');
    const { user, card, printButton } = show({ predefinedArticle: milk });
    await user.click(card.getByRole('button', { name: 'Use This Article' }));
    await user.click(printButton());
    expect(print.mock.calls[0]?.[0].article).toEqual({ id: 2, name: 'Oat milk' });
    expect(card.queryByRole('alert')).toBeNull();
  });

  it('moves the focus to the first field that must be filled in, else to Print', async () => {
    const first = show({
      name: 'Lots',
      variables: [variable({}), variable({ name: 'd', label: 'Day', required: true })],
    });
    await first.pick();
    expect(document.activeElement).toBe(first.card.getByRole('textbox', { name: /Day/ }));
    const second = show({ name: 'None' });
    await second.pick();
    expect(document.activeElement).toBe(second.printButton());
  });
});

describe('the label variables', () => {
  it('draws label variables by their type, with an asterisk where required', async () => {
    const options = [
      { value: 'fr', label: 'France' },
      { value: 'de', label: 'Germany' },
    ];
    const { user, card, pick, printButton } = show({
      variables: [
        variable({ name: 'price', label: 'Price', type: 'number', required: true }),
        variable({ name: 'day', label: 'Day', type: 'date' }),
        variable({ name: 'bio', label: 'Organic', type: 'checkbox', required: true }),
        variable({ name: 'origin', label: 'Origin', type: 'radio', options }),
        variable({ name: 'target', label: 'Target', type: 'select', options }),
      ],
    });
    expect(await card.findByRole('group', { name: 'Label Variables' })).toBeTruthy();
    expect(card.getAllByText('*')).toHaveLength(2);
    await pick();
    await user.type(card.getByRole('spinbutton', { name: /Price/ }), '4.5');
    await user.type(card.getByLabelText('Day'), '2026-11-21');
    await user.click(card.getByRole('checkbox', { name: /Organic/ }));
    await user.click(card.getByRole('radio', { name: 'France' }));
    await user.selectOptions(card.getByRole('combobox', { name: 'Target' }), 'Germany');
    await user.click(printButton());
    expect(print.mock.calls[0]?.[0].variables).toEqual({
      price: '4.5',
      day: '2026-11-21',
      bio: 'true',
      origin: 'fr',
      target: 'de',
    });
  });

  it.each([
    ['textarea', 'textbox'],
    ['email', 'textbox'],
    ['something-else', 'textbox'],
    ['submit', 'textbox'],
  ])('draws variables of type %s as a %s that sends what was typed', async (type, role) => {
    const { user, card, pick, printButton } = show({
      variables: [variable({ name: 'v', label: 'Value', type })],
    });
    await pick();
    const field = await card.findByRole(role, { name: 'Value' });
    await user.type(field, 'a@b.test');
    expect(card.getAllByRole('button', { name: /^Print/ })).toHaveLength(1);
    await user.click(printButton());
    expect(print.mock.calls[0]?.[0].variables).toEqual({ v: 'a@b.test' });
  });

  it('sends nothing of a checkbox until it is touched, then true or false', async () => {
    const { user, card, pick, printButton } = show({
      clearInputAfterPrint: false,
      variables: [variable({ name: 'bio', label: 'Organic', type: 'checkbox' })],
    });
    await pick();
    const box = card.getByRole('checkbox', { name: 'Organic' });
    await user.click(printButton());
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await user.click(box);
    await user.click(printButton());
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    await user.click(box);
    await user.click(printButton());
    await waitFor(() => expect(print).toHaveBeenCalledTimes(3));
    expect(print.mock.calls.map(([{ variables }]) => variables)).toEqual([
      {},
      { bio: 'true' },
      { bio: 'false' },
    ]);
  });
});
