import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { articleHandlers, buildArticle } from '@/entities/article/index.testing';
import {
  buildWidget,
  noWidgetHandlers,
  widgetHandlers,
  withEmptyWidgetStore,
} from '@/entities/widget/index.testing';
import { subscriptionHandlers } from '@/entities/subscription/index.testing';
import {
  answer,
  button,
  findButton,
  mockApi,
  press,
  refusal,
  renderWith,
  unreachable,
} from '@/shared/testing';
import { QuickPrintPage } from './quick-print-page';

const oats = buildArticle({ id: 1, name: 'Oats', externalIdentifier: '4006381333931' });
const PRINT = 'POST http://print.test/api/print';
const HELPER_PRINT = 'POST http://helper.test/api/print';
/** Print requests to the print service and the helper, without later status reports. */
const prints = () => api.sent.filter(({ call }) => call === PRINT || call === HELPER_PRINT);
const file = {
  printJobEntryId: 'e1',
  printFileName: 'http://api.test/files/e1',
  targetPrintQueue: 'Save to folder',
  labelCount: 1,
};
withEmptyWidgetStore();
const api = mockApi(
  ...subscriptionHandlers('Enterprise'),
  answer('http://helper.test/health', {
    status: 'Healthy',
    service: 'platen-helper',
    version: '1.0.0',
    instanceId: 'h',
  }),
  answer('http://helper.test/api/settings', {
    version: '1.0.0',
    computerName: 'BENCH-3',
    idempotentPrint: true,
    instanceId: 'h',
  }),
  answer('http://helper.test/api/printQueues', { computerName: 'BENCH-3', queues: [] }),
  answer('http://helper.test/api/jobs/:key', ({ params }) => ({
    jobKey: params['key'],
    state: 'completed',
    isFinal: true,
  })),
  answer(HELPER_PRINT, { jobKey: 'e1', state: 'accepted', replayed: false }),
  answer(PRINT, { success: true, entityId: 'j1', printFiles: [file] }),
  answer('PUT printjobs/*', { data: {} }),
);

const show = () => renderWith(<QuickPrintPage />, { as: { UserId: 42, groups: [1] } });

/** Pastes the number as a whole: if a busy machine delays keys in the middle, they are read as two codes. */
async function choose(identifier: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Article' }));
  await userEvent.paste(identifier);
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Selected article');
}

describe('the quick-print page', () => {
  it('shows every widget the person sees, as wide as it wants to be', async () => {
    api.use(
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
    api.use(...widgetHandlers([1, 2, 3].map((id) => buildWidget({ id, name: `W${id}` }))));
    renderWith(<QuickPrintPage />, { path: '/quickprint?widget=2', as: { groups: [1] } });
    const [, second] = await screen.findAllByRole('listitem');
    expect(second?.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.getAttribute('role')).toBe('combobox');
  });

  it('says in words that there are no widgets', async () => {
    api.use(...noWidgetHandlers());
    show();
    expect(await screen.findByText(/No widgets yet/)).toBeTruthy();
  });

  it('says why there are three favorites at most, and adds none', async () => {
    api.use(
      ...widgetHandlers([1, 2, 3, 4].map((id) => buildWidget({ id, name: `W${id}`, favorite: id < 4 }))),
    );
    show();
    const heart = await findButton('Add W4 to favorites');
    expect(heart.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(heart);
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    await userEvent.hover(heart);
    expect((await screen.findByRole('tooltip')).textContent).toBe('Maximum 3 favorites allowed');
    await press('Remove W1 from favorites');
    await press('Add W4 to favorites');
    expect(await findButton('Remove W4 from favorites')).toBeTruthy();
  });

  it('prints a card through the print service and the helper, once', async () => {
    api.use(...widgetHandlers([buildWidget()]), ...articleHandlers([oats]));
    show();
    await choose('4006381333931');
    await userEvent.dblClick(button('Print'));
    expect(await screen.findByText('Print job sent successfully!')).toBeTruthy();
    await waitFor(() => expect(prints().map(({ call }) => call)).toEqual([PRINT, HELPER_PRINT]));
    expect(prints()[0]?.body).toEqual({
      labelId: 5,
      printerId: 9,
      quantity: 1,
      article: { id: 1, name: 'Oats' },
      variables: {},
    });
  });

  it('stops a print of several files while it runs: what is not sent yet is not printed', async () => {
    const first = Promise.withResolvers<undefined>();
    const second = { ...file, printJobEntryId: 'e2', printFileName: 'http://api.test/files/e2' };
    api.use(
      ...widgetHandlers([buildWidget()]),
      ...articleHandlers([oats]),
      answer(PRINT, { success: true, entityId: 'j1', printFiles: [file, second] }),
      http.post('http://helper.test/api/print', async () => {
        await first.promise;
        const headers = { 'Access-Control-Allow-Origin': '*' };
        return HttpResponse.json({ jobKey: 'e1', state: 'accepted', replayed: false }, { headers });
      }),
    );
    show();
    await choose('4006381333931');
    await press('Print');
    await press('Cancel the rest');
    first.resolve(undefined);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Print failed: Not everything was printed: some labels were canceled.',
    );
    expect(prints().map(({ call }) => call)).toEqual([PRINT, HELPER_PRINT]);
  });

  it('shows the print service’s reason when it refuses', async () => {
    api.use(
      ...widgetHandlers([buildWidget()]),
      ...articleHandlers([oats]),
      refusal(PRINT, 422, 'Lot of variable “lot” is required'),
    );
    show();
    await choose('4006381333931');
    await press('Print');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Print failed: Lot of variable “lot” is required',
    );
  });

  it('calls it an error when no answer came, and keeps what was chosen', async () => {
    api.use(...widgetHandlers([buildWidget()]), ...articleHandlers([oats]), unreachable(PRINT));
    show();
    await choose('4006381333931');
    await press('Print');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Print error: The server cannot be reached. Check the network and try again.',
    );
    expect(screen.getByText('Selected article')).toBeTruthy();
  });

  it('closes Print when the month’s prints are used up, says why, and asks nobody', async () => {
    api.use(
      ...widgetHandlers([buildWidget()]),
      ...articleHandlers([oats]),
      ...subscriptionHandlers('Free', { allowedPrintJobs: 50, printedJobs: 51 }),
    );
    show();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Article' }), '4006381333931{Enter}');
    const reason = await screen.findByText(
      /^Out of printjobs\. This month’s prints are used up\. New ones are available on 1 \w+\.$/,
    );
    const print = button('Print');
    expect(print.getAttribute('aria-disabled')).toBe('true');
    expect(print.getAttribute('aria-describedby')).toBe(reason.id);
    await userEvent.click(print);
    expect((await screen.findByRole('alert')).textContent).toBe('Out of printjobs');
    expect(prints()).toEqual([]);
  });
});
