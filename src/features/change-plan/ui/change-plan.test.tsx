import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderWith } from '@/shared/testing';
import { ChangePlanButton } from './change-plan-button';

const sent = vi.fn<(body: unknown) => void>();
const registering = (answer: () => Response) =>
  http.post('http://api.test/api/subscription/register', async ({ request }) => {
    sent(await request.json());
    return answer();
  });
const templates = [
  { templateId: 1, type: 'Free', name: 'Free', description: 'For one person.', maxUsers: 2, maxLabels: 3 },
  {
    templateId: 2,
    type: 'Standard',
    name: 'Standard',
    description: 'For a team.',
    maxUsers: 10,
    maxLabels: 20,
  },
  { templateId: 3, type: 'Professional', name: 'Professional', description: 'For systems.', maxUsers: 25 },
];
const server = setupServer(
  http.get('http://api.test/api/subscription', () =>
    HttpResponse.json({ data: { type: 'Standard', maxUsers: 10, activeUsers: 4, maxLabels: 20, labels: 7 } }),
  ),
  http.get('http://api.test/api/subscription/templates', () =>
    HttpResponse.json({ data: { data: templates } }),
  ),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sent.mockReset();
});
afterAll(() => server.close());

async function open() {
  renderWith(<ChangePlanButton />, { path: '/', route: '/' });
  await userEvent.click(screen.getByRole('button', { name: 'Change subscription' }));
  return within(await screen.findByRole('dialog', { name: 'Change the subscription' }));
}
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

describe('another subscription', () => {
  it('is chosen, sent by its id, and said', async () => {
    server.use(registering(() => HttpResponse.json({ data: { type: 'Professional' } })));
    const dialog = await open();
    await userEvent.click(await radio('Professional'));
    await userEvent.click(dialog.getByRole('button', { name: 'Change to Professional' }));
    expect(await screen.findByText('The subscription is Professional now.')).toBeTruthy();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ templateId: 3 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('cannot be the one in use, nor one that is too small; both say why', async () => {
    const dialog = await open();
    expect((await radio('Standard')).disabled).toBe(true);
    expect(dialog.getByText('In use now. For a team.')).toBeTruthy();
    expect((await radio('Free')).disabled).toBe(true);
    expect(
      await dialog.findByText('For one person. Too small for what is used: 4 of 2 users, 7 of 3 labels.'),
    ).toBeTruthy();
  });

  it('that the server refuses is said, and the choice stays', async () => {
    server.use(registering(() => HttpResponse.json({ Message: 'Standard is in dispute.' }, { status: 409 })));
    const dialog = await open();
    await userEvent.click(await radio('Professional'));
    await userEvent.click(dialog.getByRole('button', { name: 'Change to Professional' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Standard is in dispute.');
    expect((await radio('Professional')).checked).toBe(true);
  });

  it('sends nothing before one is chosen, and nothing when it is left', async () => {
    server.use(registering(() => HttpResponse.json({})));
    const dialog = await open();
    await radio('Professional');
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it as it is' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).not.toHaveBeenCalled();
  });

  it('is not offered where the list does not come', async () => {
    server.use(
      http.get('http://api.test/api/subscription/templates', () =>
        HttpResponse.json({ Message: 'The list is not there.' }, { status: 500 }),
      ),
    );
    const dialog = await open();
    expect((await dialog.findByText('The list is not there.')).textContent).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
