import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useTokenStore } from '@/shared/auth';
import { answer, mockApi, press, renderWith } from '@/shared/testing';
import { SubscriptionCancelPage } from './subscription-cancel-page';

const CANCEL = 'POST subscription/cancel';
const api = mockApi(
  answer('subscription', { data: { type: 'Free', maxUsers: 3, activeUsers: 3, maxLabels: 5, labels: 4 } }),
  answer('printjobs/count', { data: { allowedPrintJobs: 50, printedJobs: 12 } }),
);

const show = () =>
  renderWith(<SubscriptionCancelPage />, {
    path: '/subscription/cancel',
    route: '/subscription/cancel',
    as: { UserRole: ['Administrator', 'TenantAdmin'], OrganizationId: 1001 },
  });

describe('the end of a subscription', () => {
  it('shows what the end of the subscription is about', async () => {
    show();
    expect(await screen.findByText('Free')).toBeTruthy();
    expect(screen.getByText('3 of 3')).toBeTruthy();
    expect(screen.getByText('Nobody else can be invited.')).toBeTruthy();
    expect(screen.getByText('4 of 5')).toBeTruthy();
    expect(screen.getByText('Nearly used up.')).toBeTruthy();
    expect(await screen.findByText('12 of 50')).toBeTruthy();
  });

  it('pauses unless something else is chosen, after asking once more', async () => {
    api.answer(CANCEL);
    show();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pause' }).checked).toBe(true);
    await userEvent.type(screen.getByLabelText('Reason'), ' Winter break ');
    await press('Pause the subscription');
    const question = await screen.findByRole('dialog', { name: 'Are you sure?' });
    expect(api.bodies(CANCEL)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Pause the subscription' }));
    expect(await screen.findByRole('heading', { name: 'The subscription is paused' })).toBeTruthy();
    expect(api.bodies(CANCEL)).toEqual([{ status: 'Paused', reason: 'Winter break' }]);
    expect(screen.getByText('1001')).toBeTruthy();
    await press('Sign out');
    await waitFor(() => expect(useTokenStore.getState().token).toBe(''));
  });

  it('cancels the subscription where that is chosen', async () => {
    api.answer(CANCEL);
    show();
    await userEvent.click(screen.getByRole('radio', { name: 'Cancel' }));
    await press('Cancel the subscription');
    const question = await screen.findByRole('dialog', { name: 'Are you sure?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel the subscription' }));
    expect(await screen.findByRole('heading', { name: 'The subscription is canceled' })).toBeTruthy();
    expect(api.bodies(CANCEL)).toEqual([{ status: 'Canceled', reason: '' }]);
  });

  it('does nothing when the person thinks again', async () => {
    show();
    await press('Pause the subscription');
    const question = await screen.findByRole('dialog', { name: 'Are you sure?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep the subscription' }));
    expect(api.bodies(CANCEL)).toEqual([]);
  });

  it('says why it failed and keeps the reason', async () => {
    api.fail(CANCEL, 409, 'Not today.');
    show();
    await userEvent.type(screen.getByLabelText('Reason'), 'Winter break');
    await press('Pause the subscription');
    const question = await screen.findByRole('dialog', { name: 'Are you sure?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Pause the subscription' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Not today.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Winter break');
  });
});
