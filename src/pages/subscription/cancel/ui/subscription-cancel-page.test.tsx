import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildToken } from '@/entities/session/index.testing';
import { useTokenStore } from '@/shared/auth';
import { renderWith } from '@/shared/testing';
import { SubscriptionCancelPage } from './subscription-cancel-page';

const sent = vi.fn<(body: unknown) => void>();
const canceling = (answer: () => Response) =>
  http.post('http://api.test/api/subscription/cancel', async ({ request }) => {
    sent(await request.json());
    return answer();
  });
const server = setupServer(
  http.get('http://api.test/api/subscription', () =>
    HttpResponse.json({ data: { type: 'Free', maxUsers: 3, activeUsers: 3, maxLabels: 5, labels: 4 } }),
  ),
  http.get('http://api.test/api/printjobs/count', () =>
    HttpResponse.json({ data: { allowedPrintJobs: 50, printedJobs: 12 } }),
  ),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sent.mockReset();
});
afterAll(() => server.close());

const show = () =>
  renderWith(<SubscriptionCancelPage />, {
    path: '/subscription/cancel',
    route: '/subscription/cancel',
    token: buildToken({ UserRole: ['Administrator', 'TenantAdmin'], OrganizationId: 1001 }),
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the end of a subscription', () => {
  it('shows what it is about', async () => {
    show();
    expect(await screen.findByText('Free')).toBeTruthy();
    expect(screen.getByText('3 of 3')).toBeTruthy();
    expect(screen.getByText('Nobody more can be invited.')).toBeTruthy();
    expect(screen.getByText('4 of 5')).toBeTruthy();
    expect(screen.getByText('Nearly used up.')).toBeTruthy();
    expect(await screen.findByText('12 of 50')).toBeTruthy();
  });

  it('is a pause unless something else is chosen, and is asked for once more', async () => {
    server.use(canceling(() => HttpResponse.json({})));
    show();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pause' }).checked).toBe(true);
    await userEvent.type(screen.getByLabelText('Reason'), ' Winter break ');
    await press('Pause the subscription');
    const question = await screen.findByRole('dialog', { name: 'Are you sure?' });
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Pause the subscription' }));
    expect(await screen.findByRole('heading', { name: 'The subscription is paused' })).toBeTruthy();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ status: 'Paused', reason: 'Winter break' });
    expect(screen.getByText('1001')).toBeTruthy();
    await press('Sign out');
    await waitFor(() => expect(useTokenStore.getState().token).toBe(''));
  });

  it('can be a cancellation', async () => {
    server.use(canceling(() => HttpResponse.json({})));
    show();
    await userEvent.click(screen.getByRole('radio', { name: 'Cancel' }));
    await press('Cancel the subscription');
    const question = await screen.findByRole('dialog', { name: 'Are you sure?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel the subscription' }));
    expect(await screen.findByRole('heading', { name: 'The subscription is canceled' })).toBeTruthy();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ status: 'Canceled', reason: '' });
  });

  it('does not happen when the person thinks again', async () => {
    show();
    await press('Pause the subscription');
    const question = await screen.findByRole('dialog', { name: 'Are you sure?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep the subscription' }));
    expect(sent).not.toHaveBeenCalled();
  });

  it('says why it failed and keeps the reason', async () => {
    server.use(canceling(() => HttpResponse.json({ Message: 'Not today.' }, { status: 409 })));
    show();
    await userEvent.type(screen.getByLabelText('Reason'), 'Winter break');
    await press('Pause the subscription');
    const question = await screen.findByRole('dialog', { name: 'Are you sure?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Pause the subscription' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Not today.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Winter break');
  });
});
