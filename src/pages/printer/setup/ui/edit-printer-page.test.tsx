import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renderWith } from '@/shared/testing';
import { awayAgent, choose, manager, printerHouse, savedPrinter, sent, type } from '../testing/printer-house';
import { EditPrinterPage } from './edit-printer-page';

const house = printerHouse();
beforeAll(() => house.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  house.resetHandlers();
});
afterAll(() => house.close());

const show = (id: number | string = 5) =>
  renderWith(
    <main>
      <EditPrinterPage />
    </main>,
    { path: `/editprinter/${id}`, route: '/editprinter/:id', token: manager },
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const printersAre = (...printers: readonly object[]) =>
  house.use(http.get('http://api.test/api/printers', () => HttpResponse.json({ data: printers })));

const agentsAre = (...agents: readonly object[]) =>
  house.use(http.get('http://api.test/api/agents', () => HttpResponse.json({ data: agents })));
const through = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Reached through' });

const { printerId, revision, isDefault: _default, ...fields } = savedPrinter;

describe('a saved printer', () => {
  it('is changed to the letter, with the revision it had', async () => {
    show();
    await type('Shown as', 'Line 2, hall B');
    await save();
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent).toEqual([
      { call: 'PUT printers', body: { printerId, revision, ...fields, displayName: 'Line 2, hall B' } },
    ]);
  });

  it('is given to groups by the call that is made for it', async () => {
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Bakery' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Food' }));
    await save();
    await waitFor(() =>
      expect(sent).toEqual([{ call: 'PUT printers/groups', body: { printerId, revision, groupIds: [3] } }]),
    );
  });

  it('cannot be saved without a name, and says why', async () => {
    show();
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Name' }));
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Give the printer a name.');
    await save();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
    expect(sent).toEqual([]);
  });

  it('that somebody else changed meanwhile says who, keeps what was entered, and shows theirs after Discard', async () => {
    const Message =
      'This printer was changed meanwhile by Åsa Öberg. Load it again to see the change, then make yours.';
    house.use(
      http.put('http://api.test/api/printers', () => HttpResponse.json({ Message }, { status: 409 })),
    );
    show();
    await type('Shown as', 'Mine');
    printersAre({ ...savedPrinter, displayName: 'Theirs', revision: 5 });
    await save();
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText(Message)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Shown as' }).value).toBe('Mine');
    expect(await screen.findByRole('heading', { name: 'Theirs' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Shown as' }).value).toBe('Theirs');
  });

  it('is never saved over a change that was loaded while it was being edited', async () => {
    const app = show();
    await type('Shown as', 'Mine');
    printersAre({ ...savedPrinter, dpi: 600, revision: 9 });
    await app.client.invalidateQueries({ queryKey: ['printer', 'list'] });
    await save();
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ revision }));
  });

  it('at an address only its owner allowed stays as it is', async () => {
    printersAre({
      ...savedPrinter,
      targetIpAddress: '127.0.0.1',
      targetPort: 8631,
      targetPrintQueue: 'ipp/print',
    });
    show();
    await type('Shown as', 'Desk');
    await save();
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({ targetPort: 8631, targetPrintQueue: 'ipp/print' }),
    );
  });

  it('is deleted after a question, says so, and leads to the list', async () => {
    const app = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const modal = await screen.findByRole('dialog', { name: 'Delete Line 2?' });
    printersAre();
    await userEvent.click(within(modal).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Line 2 was deleted. The list opens in 5 seconds.')).toBeTruthy();
    expect(sent).toEqual([{ call: 'DELETE printers/5', body: undefined }]);
    await userEvent.click(screen.getByRole('button', { name: 'Go now' }));
    expect(app.location()).toBe('/printers');
  });

  it('stays where the server does not offer to delete it', async () => {
    house.use(http.delete('http://api.test/api/printers/5', () => HttpResponse.json({}, { status: 501 })));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const modal = await screen.findByRole('dialog');
    await userEvent.click(within(modal).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/this server does not offer to delete printers/)).toBeTruthy();
  });

  it('that is not there says so', async () => {
    show(77);
    expect(await screen.findByText('This printer is not there. It may have been deleted.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all printers' }).getAttribute('href')).toBe('/printers');
  });

  it('that cannot be read offers to try again', async () => {
    house.use(
      http.get(
        'http://api.test/api/printers',
        () => HttpResponse.json({ Message: 'Broken' }, { status: 400 }),
        { once: true },
      ),
    );
    show();
    expect(await screen.findByText('Broken')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Line 2' })).toBeTruthy();
  });
});

describe('what a printer is reached through', () => {
  it.each([404, 501, 403])('is no question where the server answers %i to the agents', async (status) => {
    house.use(http.get('http://api.test/api/agents', () => HttpResponse.json({}, { status })));
    show();
    expect(await screen.findByRole('textbox', { name: 'Address' })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Reached through' })).toBeNull();
    expect(screen.queryByText('The agents could not be listed')).toBeNull();
  });

  it('is the helper, or an agent with how it stands; its queues are offered', async () => {
    agentsAre(awayAgent);
    show();
    await choose('Reached through', 'Agent Dock 3 (DOCK-PC)');
    expect(await screen.findByText('Not connected')).toBeTruthy();
    expect(
      screen.getByText(/^Last seen 2026-11-20.*What is printed waits until it is connected\.$/),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'A queue of the agent’s machine' }));
    await choose('Queue', 'Zebra dock');
    expect(screen.getByText(/To try a printer behind an agent, save it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Print a test label' })).toBeNull();
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
    await save();
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent).toEqual([
      {
        call: 'PUT printers',
        body: {
          printerId,
          revision,
          ...fields,
          targetIpAddress: null,
          targetPort: null,
          targetPrintQueue: 'Zebra dock',
          agentId: 7,
        },
      },
    ]);
  });

  it('is given back to the helper by saying so', async () => {
    agentsAre(awayAgent);
    printersAre({ ...savedPrinter, agent: awayAgent });
    show();
    expect((await through()).value).toBe('7');
    await choose('Reached through', 'The printer helper of this computer');
    await save();
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent).toEqual([{ call: 'PUT printers', body: { printerId, revision, ...fields, agentId: null } }]);
  });

  it('is still told where the agent is in no list, and stays', async () => {
    printersAre({ ...savedPrinter, agent: awayAgent });
    show();
    expect((await through()).selectedOptions[0]?.text).toBe('An agent that is not listed any more');
    await type('Shown as', 'Line 9');
    await save();
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent).toMatchObject([{ body: { agentId: 7, displayName: 'Line 9' } }]);
  });
});
