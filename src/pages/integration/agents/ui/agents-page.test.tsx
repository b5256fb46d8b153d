import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWith } from '@/shared/testing';
import { administrator, agentHouse, agentKey, savedAgent, sent } from '../testing/agent-house';
import { AgentsPage } from './agents-page';

const house = agentHouse();
beforeAll(() => house.listen({ onUnhandledFrame: 'error' }));
let person = userEvent.setup();
beforeEach(() => {
  person = userEvent.setup();
});
afterEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  house.resetHandlers();
});
afterAll(() => house.close());

const show = (search = '') =>
  renderWith(
    <main>
      <AgentsPage />
    </main>,
    { path: `/activeagents${search}`, route: '/activeagents', token: administrator },
  );
const answer = (path: string, body: object, status = 200) =>
  http.get(`http://api.test/api/${path}`, () => HttpResponse.json(body, { status }));
const violations = async () => (await axe.run(document.body)).violations.map(({ id }) => id);
const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

describe('the agents', () => {
  it('are listed with how they stand, what waits for them, and what is reached through them', async () => {
    const away = {
      id: '5',
      name: 'Office',
      connectionStatus: 'NeverConnected',
      isEnabled: false,
      printers: null,
    };
    house.use(answer('agents', { data: [savedAgent, away] }));
    show();
    const row = (await screen.findByRole('link', { name: /^Dock 3/ })).closest('tr');
    expect(row?.textContent).toMatch(/DOCK-PC.*Connected.*2026-11-20.*0\.1\.0.*2.*Line 2/);
    expect(screen.getByRole('link', { name: /^Dock 3/ }).getAttribute('href')).toBe('/activeagents?open=4');
    expect(screen.getByText('Disabled')).toBeTruthy();
    expect(screen.getByText('None')).toBeTruthy();
    expect(await violations()).toEqual([]);
  });

  it('are asked for again and again, and it is said when that fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    expect(await screen.findByText('Connected')).toBeTruthy();
    house.use(answer('agents', { data: [{ ...savedAgent, connectionStatus: 'Disconnected' }] }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText('Not connected')).toBeTruthy();
    house.use(answer('agents', { Message: 'The storage is being moved.' }, 500));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText(/could not be read again.*The storage is being moved\./)).toBeTruthy();
    expect(screen.getByText('Not connected')).toBeTruthy();
    vi.useRealTimers();
  });

  it('that are none lead to the first one, where the subscription has any', async () => {
    house.use(answer('agents', { data: [] }));
    const { unmount } = show();
    expect(await screen.findByText(/There are no agents yet/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add agent' })).toHaveLength(2);
    unmount();
    house.use(answer('subscription', { data: { agentsEnabled: false } }));
    show();
    expect(await screen.findByText('Your subscription has no agents.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add agent' })).toBeNull();
  });

  it('that the subscription has no more are said to be of no use', async () => {
    house.use(answer('subscription', { data: { agentsEnabled: false } }));
    show();
    expect(await screen.findByText(/Your subscription has no agents any more/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Dock 3/ })).toBeTruthy();
  });

  it.each([404, 501])('are not offered by a server that answers %i', async (status) => {
    house.use(answer('agents', {}, status));
    show();
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
  });
});

describe('a new agent', () => {
  it('is sent to the letter, shows its key and its command once, and opens to be seen connecting', async () => {
    const app = show('?open=new');
    expect(
      await screen.findByText(/^1 of 4 agents of the subscription are in use\. There is room/),
    ).toBeTruthy();
    await person.type(await field('Name'), ' Dock 3 ');
    expect(await violations()).toEqual([]);
    await person.click(await button('Add agent'));
    expect((await field('Agent key')).value).toBe(agentKey);
    expect((await field('Start command')).value).toBe(
      `CONNECT_SERVER=http://api.test CONNECT_AGENT_KEY=${agentKey} npx -y pnpm connect`,
    );
    expect(screen.getByText('Copy the key now: it is shown this once and never again.')).toBeTruthy();
    expect(await violations()).toEqual([]);
    expect(sent).toEqual([{ call: 'POST agents', body: { name: 'Dock 3' } }]);
    // Who has the command has the key.
    await person.click(await button('Copy start command'));
    await person.click(await button('Done'));
    await waitFor(() => expect(app.location()).toBe('/activeagents?open=4'));
    expect(await screen.findByText('Line 2')).toBeTruthy();
    expect(document.body.innerHTML).not.toContain(agentKey);
  });

  it('holds who leaves without the key', async () => {
    const app = show('?open=new');
    await person.type(await field('Name'), 'x');
    await person.click(await button('Add agent'));
    await field('Agent key');
    await app.goTo('/activeagents');
    expect(await screen.findByRole('dialog', { name: 'Leave without the key?' })).toBeTruthy();
    expect(app.location()).toBe('/activeagents?open=new');
  });

  it('says before that the subscription has no room, and after that it was refused', async () => {
    const Message = '4 of 4 agents of the subscription are in use.';
    house.use(
      answer('subscription', { data: { agentsEnabled: true, maxAgents: 4, activeAgents: 4 } }),
      http.post('http://api.test/api/agents', () => HttpResponse.json({ Message }, { status: 402 })),
    );
    show('?open=new');
    expect(await screen.findByText(/No agent more can be added\. Delete one/)).toBeTruthy();
    await person.click(await button('Add agent'));
    expect(screen.getByRole('alert').textContent).toBe('Give the agent a name.');
    await person.type(await field('Name'), 'x');
    await person.click(await button('Add agent'));
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText(Message)).toBeTruthy();
  });

  it('cannot be added where the server has no such call', async () => {
    house.use(http.post('http://api.test/api/agents', () => HttpResponse.json({}, { status: 501 })));
    show('?open=new');
    await person.type(await field('Name'), 'x');
    await person.click(await button('Add agent'));
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('This server does not offer agents.')).toBeTruthy();
  });
});

describe('an agent', () => {
  it('shows its machine and its printers, and is renamed and switched off over its revision', async () => {
    show('?open=4');
    expect(await screen.findByText('Zebra, Office')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Line 2' }).getAttribute('href')).toBe('/editprinter/5');
    expect(await violations()).toEqual([]);
    await person.type(await field('Name'), ' north');
    await person.click(screen.getByRole('checkbox', { name: 'This agent is let in' }));
    await person.click(await button('Save'));
    await waitFor(() =>
      expect(sent).toEqual([
        { call: 'PUT agents/4', body: { name: 'Dock 3 north', isEnabled: false, revision: 3 } },
      ]),
    );
  });

  it('gets a new key after it is said what becomes of the old one', async () => {
    show('?open=4');
    await person.click(await button('Make a new key'));
    const question = await screen.findByRole('dialog', { name: 'Make a new key for Dock 3?' });
    expect(within(question).getByText(/puts the old one out at once/)).toBeTruthy();
    await person.click(within(question).getByRole('button', { name: 'Make a new key' }));
    expect((await field('Agent key')).value).toBe(agentKey);
    expect(sent).toEqual([{ call: 'POST agents/4/key', body: {} }]);
    await person.click(await button('Copy agent key'));
    await person.click(await button('Done'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dock 3' })).toBeTruthy();
    expect(document.body.innerHTML).not.toContain(agentKey);
  });

  it('is deleted after a question, unless printers go through it: then they are named', async () => {
    const Message = 'Line 2 is reached through this agent. Choose another way for it first.';
    house.use(
      http.delete('http://api.test/api/agents/4', () => HttpResponse.json({ Message }, { status: 409 }), {
        once: true,
      }),
    );
    show('?open=4');
    const confirm = async () => {
      await person.click(await button('Delete'));
      const question = await screen.findByRole('dialog', { name: 'Delete Dock 3?' });
      await person.click(within(question).getByRole('button', { name: 'Delete' }));
    };
    await confirm();
    expect(await screen.findByText(Message)).toBeTruthy();
    await person.keyboard('{Escape}');
    await confirm();
    expect(await screen.findByText('Dock 3 was deleted. The list opens in 5 seconds.')).toBeTruthy();
    expect(sent).toEqual([{ call: 'DELETE agents/4', body: undefined }]);
  });

  it('that is not there says so, and leads to the list', async () => {
    show('?open=9');
    expect(await screen.findByText('This agent is not there. It may have been deleted.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all agents' })).toBeTruthy();
  });
});
