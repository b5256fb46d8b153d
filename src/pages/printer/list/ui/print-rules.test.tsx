import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer, button, expectAccessible, mockApi, press, renderPage } from '@/shared/testing';
import { PrintRules } from './print-rules';

const api = mockApi(answer('subscription', { data: { type: 'Professional', unaskedLabels: 100 } }));

const field = () =>
  screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Labels without confirmation' });
const enter = async (quantity: string) => {
  await userEvent.clear(await field());
  await userEvent.type(await field(), quantity);
};

describe('the number of labels above which a print is asked about', () => {
  it('is shown, and saved where it was changed', async () => {
    api.done('PUT printrules');
    renderPage(<PrintRules />);
    expect((await field()).value).toBe('100');
    expect(button('Save').disabled).toBe(true);
    await expectAccessible();
    await enter('250');
    await press('Save');
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(api.written()).toEqual([{ call: 'PUT printrules', body: { unaskedLabels: 250 } }]);
    expect((await field()).value).toBe('250');
  });

  it('stays as it was typed when it cannot be saved, with the reason', async () => {
    api.fail('PUT printrules', 409, 'You may not change this.');
    renderPage(<PrintRules />);
    await enter('250');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('You may not change this.');
    expect((await field()).value).toBe('250');
    expect(button('Save').disabled).toBe(false);
  });

  it('is not offered where the server keeps no such number', async () => {
    api.answer('subscription', { data: { type: 'Professional' } });
    renderPage(<PrintRules />);
    await waitFor(() => expect(api.sentTo('GET subscription')).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Large prints' })).toBeNull();
  });
});
