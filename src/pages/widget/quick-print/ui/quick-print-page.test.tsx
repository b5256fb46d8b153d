import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { articleHandlers, buildArticle } from '@/entities/article/index.testing';
import { buildToken } from '@/entities/session/index.testing';
import { buildWidget, noWidgetHandlers, widgetHandlers } from '@/entities/widget/index.testing';
import { subscriptionHandlers } from '@/entities/subscription/index.testing';
import { renderWith } from '@/shared/testing';
import { QuickPrintPage } from './quick-print-page';

const oats = buildArticle({ id: 1, name: 'Oats', externalIdentifier: '4006381333931' });
/** The helper is there, and so is what a print reports back; `sent` collects what reached whom. */
const sent: { to: string; body: unknown }[] = [];
const note = async (to: string, request: Request) => sent.push({ to, body: await request.json() });
const file = {
  printJobEntryId: 'e1',
  printFileName: 'http://api.test/files/e1',
  targetPrintQueue: 'Save to folder',
  labelCount: 1,
};
const server = setupServer(
  ...subscriptionHandlers('Enterprise'),
  http.get('http://helper.test/health', () =>
    HttpResponse.json({ status: 'Healthy', service: 'platen-helper', version: '1.0.0', instanceId: 'h' }),
  ),
  http.get('http://helper.test/api/settings', () =>
    HttpResponse.json({ version: '1.0.0', computerName: 'BENCH-3', idempotentPrint: true, instanceId: 'h' }),
  ),
  http.get('http://helper.test/api/printQueues', () =>
    HttpResponse.json({ computerName: 'BENCH-3', queues: [] }),
  ),
  http.get('http://helper.test/api/jobs/:key', ({ params }) =>
    HttpResponse.json({ jobKey: params['key'], state: 'completed', isFinal: true }),
  ),
  http.post('http://helper.test/api/print', async ({ request }) => {
    await note('helper', request);
    return HttpResponse.json({ jobKey: 'e1', state: 'accepted', replayed: false });
  }),
  http.post('http://print.test/api/print', async ({ request }) => {
    await note('print service', request);
    return HttpResponse.json({ success: true, entityId: 'j1', printFiles: [file] });
  }),
  http.put('http://api.test/api/printjobs/*', () => HttpResponse.json({ data: {} })),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  sent.length = 0;
  server.resetHandlers();
});
afterAll(() => server.close());

const show = () => renderWith(<QuickPrintPage />, { token: buildToken({ UserId: 42, groups: [1] }) });

describe('the quick-print page', () => {
  it('shows every widget the person sees, as wide as it wants to be', async () => {
    server.use(
      ...widgetHandlers([
        buildWidget({ id: 1, name: 'Wide', width: 4 }),
        buildWidget({ id: 2, name: 'Mine', assignedTo: [{ type: 'user', id: 42 }] }),
        buildWidget({ id: 3, name: 'Theirs', assignedTo: [{ type: 'group', id: 9 }] }),
      ]),
    );
    show();
    const cards = await screen.findAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Wide', 'Mine']);
    expect(cards.map((card) => card.style.getPropertyValue('--card-span'))).toEqual(['4', '2']);
  });

  it('is ready at the card that was chosen elsewhere', async () => {
    server.use(...widgetHandlers([1, 2, 3].map((id) => buildWidget({ id, name: `W${id}` }))));
    renderWith(<QuickPrintPage />, { path: '/quickprint?widget=2', token: buildToken({ groups: [1] }) });
    const [, second] = await screen.findAllByRole('listitem');
    expect(second?.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.getAttribute('role')).toBe('combobox');
  });

  it('says in words that there are no widgets', async () => {
    server.use(...noWidgetHandlers());
    show();
    expect(await screen.findByText(/No widgets yet/)).toBeTruthy();
  });

  it('says why there are three favourites at most, and adds none', async () => {
    server.use(
      ...widgetHandlers([1, 2, 3, 4].map((id) => buildWidget({ id, name: `W${id}`, favorite: id < 4 }))),
    );
    show();
    const heart = await screen.findByRole('button', { name: 'Add W4 to favourites' });
    expect(heart.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(heart);
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    await userEvent.hover(heart);
    expect((await screen.findByRole('tooltip')).textContent).toBe('Maximum 3 favorites allowed');
    await userEvent.click(screen.getByRole('button', { name: 'Remove W1 from favourites' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add W4 to favourites' }));
    expect(await screen.findByRole('button', { name: 'Remove W4 from favourites' })).toBeTruthy();
  });

  it('prints a card through the print service and the helper, once', async () => {
    server.use(...widgetHandlers([buildWidget()]), ...articleHandlers([oats]));
    show();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Article' }), '4006381333931{Enter}');
    await screen.findByText('Selected article');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Print' }));
    expect(await screen.findByText('Print job sent successfully!')).toBeTruthy();
    await waitFor(() => expect(sent.map(({ to }) => to)).toEqual(['print service', 'helper']));
    expect(sent[0]?.body).toEqual({
      labelId: 5,
      printerId: 9,
      quantity: 1,
      article: { id: 1, name: 'Oats' },
      variables: {},
    });
  });

  it('shows the print service’s reason when it refuses', async () => {
    server.use(
      ...widgetHandlers([buildWidget()]),
      ...articleHandlers([oats]),
      http.post('http://print.test/api/print', () =>
        HttpResponse.json({ Message: 'Lot of variable “lot” is required' }, { status: 422 }),
      ),
    );
    show();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Article' }), '4006381333931{Enter}');
    await screen.findByText('Selected article');
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Print failed: Lot of variable “lot” is required',
    );
  });

  it('calls it an error when no answer came, and keeps what was chosen', async () => {
    server.use(
      ...widgetHandlers([buildWidget()]),
      ...articleHandlers([oats]),
      http.post('http://print.test/api/print', () => HttpResponse.error()),
    );
    show();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Article' }), '4006381333931{Enter}');
    await screen.findByText('Selected article');
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Print error: The server cannot be reached. Check the network and try again.',
    );
    expect(screen.getByText('Selected article')).toBeTruthy();
  });

  it('closes Print when the month’s prints are used up, says why, and asks nobody', async () => {
    server.use(
      ...widgetHandlers([buildWidget()]),
      ...articleHandlers([oats]),
      ...subscriptionHandlers('Free', { allowedPrintJobs: 50, printedJobs: 51 }),
    );
    show();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Article' }), '4006381333931{Enter}');
    const reason = await screen.findByText('Out of printjobs. The prints of this month are used up.');
    const print = screen.getByRole('button', { name: 'Print' });
    expect(print.getAttribute('aria-disabled')).toBe('true');
    expect(print.getAttribute('aria-describedby')).toBe(reason.id);
    await userEvent.click(print);
    expect((await screen.findByRole('alert')).textContent).toBe('Out of printjobs');
    expect(sent).toEqual([]);
  });
});
