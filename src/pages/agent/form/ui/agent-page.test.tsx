import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  answer,
  expectAccessible,
  findField,
  mockApi,
  press,
  pressIn,
  refusal,
  renderPage,
} from '@/shared/testing';
import { administrator, agentKey, agentServer } from '@/entities/agent/index.testing';
import { AgentPage } from './agent-page';

const api = mockApi(...agentServer());

const show = (search: string) =>
  renderPage(<AgentPage />, { path: `/activeagents${search}`, route: '/activeagents', as: administrator });

describe('a new agent', () => {
  it('sends a new agent to the letter, shows its key and its command once, and opens it to be seen connecting', async () => {
    const app = show('?open=new');
    expect(
      await screen.findByText(/^1 of 4 agents in your subscription is in use\. There is room/),
    ).toBeTruthy();
    await userEvent.type(await findField('Name'), ' Dock 3 ');
    await expectAccessible();
    await press('Add agent');
    expect((await findField('Agent key')).value).toBe(agentKey);
    expect((await findField('Start command on Linux')).value).toBe(
      `CONNECT_SERVER=http://api.test CONNECT_AGENT_KEY=${agentKey} platen-helper connect`,
    );
    expect(screen.getByText('Copy the key now: it is shown this once and never again.')).toBeTruthy();
    await expectAccessible();
    expect(api.written()).toEqual([{ call: 'POST agents', body: { name: 'Dock 3' } }]);
    // The command contains the key.
    await press('Copy start command for Windows');
    expect(await screen.findByText('Copied')).toBeTruthy();
    await press('Done');
    await waitFor(() => expect(app.location()).toBe('/activeagents?open=4'));
    expect(await screen.findByText('Line 2')).toBeTruthy();
    expect(document.body.innerHTML).not.toContain(agentKey);
  });

  it('holds whoever leaves without the key', async () => {
    const app = show('?open=new');
    await userEvent.type(await findField('Name'), 'x');
    await press('Add agent');
    await findField('Agent key');
    await app.goTo('/activeagents');
    expect(await screen.findByRole('dialog', { name: 'Leave without the key?' })).toBeTruthy();
    expect(app.location()).toBe('/activeagents?open=new');
  });

  it('says before that the subscription has no room, and after that it was refused', async () => {
    const Message = '4 of 4 agents of the subscription are in use.';
    api.use(
      answer('subscription', { data: { agentsEnabled: true, maxAgents: 4, activeAgents: 4 } }),
      refusal('POST agents', 402, Message),
    );
    show('?open=new');
    expect(await screen.findByText(/No more agents can be added\. Delete one/)).toBeTruthy();
    await press('Add agent');
    expect(screen.getByRole('alert').textContent).toBe('Give the agent a name.');
    await userEvent.type(await findField('Name'), 'x');
    await press('Add agent');
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText(Message)).toBeTruthy();
  });

  it('says that no agent can be added where the server has no such call', async () => {
    api.answer('POST agents', {}, 501);
    show('?open=new');
    await userEvent.type(await findField('Name'), 'x');
    await press('Add agent');
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('This server does not offer agents.')).toBeTruthy();
  });
});

describe('an agent', () => {
  it('shows its machine and its printers, and is renamed and switched off over its revision', async () => {
    show('?open=4');
    expect(await screen.findByText('Zebra, Office')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Line 2' }).getAttribute('href')).toBe('/editprinter/5');
    await expectAccessible();
    await userEvent.type(await findField('Name'), ' north');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Enabled' }));
    await press('Save');
    await waitFor(() =>
      expect(api.written()).toEqual([
        { call: 'PUT agents/4', body: { name: 'Dock 3 north', isEnabled: false, revision: 3 } },
      ]),
    );
  });

  it('gives an agent a new key after it is said what becomes of the old one', async () => {
    show('?open=4');
    await press('Make a new key');
    const question = await screen.findByRole('dialog', { name: 'Make a new key for Dock 3?' });
    expect(within(question).getByText(/stops working immediately/)).toBeTruthy();
    await userEvent.click(within(question).getByRole('button', { name: 'Make a new key' }));
    expect((await findField('Agent key')).value).toBe(agentKey);
    expect(api.written()).toEqual([{ call: 'POST agents/4/key', body: {} }]);
    await press('Copy agent key');
    expect(await screen.findByText('Copied')).toBeTruthy();
    await press('Done');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dock 3' })).toBeTruthy();
    expect(document.body.innerHTML).not.toContain(agentKey);
  });

  it('deletes an agent after a question, unless printers go through it: then they are named', async () => {
    const Message = 'Line 2 is reached through this agent. Choose another way for it first.';
    api.fail('DELETE agents/4', 409, Message);
    show('?open=4');
    await press('Delete');
    await pressIn('Delete Dock 3?', 'Delete');
    expect(await screen.findByText(Message)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    api.reset();
    await press('Delete');
    await pressIn('Delete Dock 3?', 'Delete');
    expect(await screen.findByText('Dock 3 was deleted. The list opens in 5 seconds.')).toBeTruthy();
    expect(api.written()).toEqual([
      { call: 'DELETE agents/4', body: undefined },
      { call: 'DELETE agents/4', body: undefined },
    ]);
  });

  it('says that the agent is not there, and leads to the list', async () => {
    show('?open=9');
    expect(await screen.findByText('Agent not found. It may have been deleted.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all agents' })).toBeTruthy();
  });
});
