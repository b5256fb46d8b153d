import { expect, it } from 'vitest';
import { z } from 'zod';
import { agents, organizations } from '../../foundation/store/schema/index.ts';
import { planOf, templateOf } from '../../people/subscription/subscription-templates.ts';
import { agentCalls } from '../../testing/agent-calls.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';
import { agentSchema } from './agent-schemas.ts';

const admin = 'admin@demo.test';
const member = 'member@demo.test';
const printerSchema = z.object({ data: z.looseObject({ printerId: z.int(), agent: z.unknown() }) });

const printer = (answer: Answer) => printerSchema.parse(answer.body).data;

onEveryStore('agents', (server) => {
  const { addAgent, removeAgent, agent, giveToAgent, poll } = agentCalls(server);
  const change = (id: number, body: object) => server().call(`PUT /api/agents/${id}`, { as: admin, body });
  const list = async (as = admin) =>
    z.object({ data: z.array(agentSchema) }).parse((await server().call('GET /api/agents', { as })).body)
      .data;
  const used = async () =>
    z
      .object({ data: z.object({ activeAgents: z.int(), maxAgents: z.int() }) })
      .parse((await server().call('GET /api/subscription', { as: admin })).body).data;
  const subscribe = (type: 'Standard' | 'Professional', status: 'Active' | 'Paused' = 'Active') =>
    server().store.asOrganization(1001, (transaction) =>
      transaction.update(organizations).set({ subscription: { ...planOf(templateOf(type)), status } }),
    );

  it('are added with a key that is shown once and stored as a hash', async () => {
    const made = await addAgent();
    expect(made.key).toMatch(new RegExp(`^platen_agent_1001_${made.id}_[\\w-]{43}$`));
    expect(made).toMatchObject({
      name: 'Dock 1',
      machineName: '',
      version: '',
      connectionStatus: 'NeverConnected',
      lastSeenAt: null,
      isEnabled: true,
      keyEnding: made.key.slice(-4),
      printQueues: [],
      waitingJobs: 0,
      printers: [],
      revision: 1,
    });
    const rows = await server().store.asOwner((transaction) => transaction.select().from(agents));
    expect(JSON.stringify([await list(), await agent(made.id), rows])).not.toContain(made.key);
    expect(await list(member)).toEqual(await list());
    await removeAgent(made.id);
    expect(await list()).toEqual([]);
  });

  it('count in the subscription, disabled ones too, and the next one is refused with 402', async () => {
    const made = [await addAgent(), await addAgent(), await addAgent()];
    const [first] = made;
    await change(first?.id ?? 0, { name: 'Off', isEnabled: false, revision: 1 });
    expect(await used()).toEqual({ activeAgents: 3, maxAgents: 3 });
    const refused = await server().call('POST /api/agents', { as: admin, body: { name: 'One more' } });
    expect([refused.status, messageOf(refused)]).toEqual([
      402,
      'The subscription allows 3 agents, and all are in use. Delete one, or choose a larger subscription.',
    ]);
    const smaller = await server().call('POST /api/subscription/register', {
      as: admin,
      body: { templateId: 2 },
    });
    expect([smaller.status, messageOf(smaller)]).toEqual([409, expect.stringContaining('3 agents of 0')]);
    for (const { id } of made) await removeAgent(id);
    expect((await used()).activeAgents).toBe(0);
  });

  it('belong to subscriptions that have agents: with others none is added, and none may call', async () => {
    const made = await addAgent();
    await subscribe('Standard');
    const answers = [
      await server().call('POST /api/agents', { as: admin, body: { name: 'No' } }),
      await server().call(`POST /api/agents/${made.id}/key`, { as: admin }),
      await poll(made.key),
    ];
    expect(answers.map((answer) => [answer.status, messageOf(answer)])).toEqual([
      [402, 'The subscription has no agents. Choose a larger subscription to add some.'],
      [402, 'The subscription has no agents. Choose a larger subscription to add some.'],
      [403, 'The subscription of this organisation has no agents.'],
    ]);
    expect(await list()).toHaveLength(1);
    await subscribe('Professional', 'Paused');
    const paused = await poll(made.key);
    expect([paused.status, messageOf(paused)]).toEqual([403, 'The organization is canceled/paused']);
    await subscribe('Professional');
    expect((await poll(made.key)).status).toBe(200);
    await removeAgent(made.id);
  });

  it('show what their program reports of itself, and for a minute that it is connected', async () => {
    const made = await addAgent();
    const queues = ['Zebra ZD421', 'Büro'];
    await poll(made.key, { machineName: 'DOCK-PC', version: '1.2.3', printQueues: queues });
    const now = server().now().toISOString();
    const seen = { machineName: 'DOCK-PC', version: '1.2.3', printQueues: queues, lastSeenAt: now };
    expect(await agent(made.id)).toMatchObject({ ...seen, connectionStatus: 'Connected', revision: 1 });
    server().advance(60_001);
    expect(await agent(made.id)).toMatchObject({ ...seen, connectionStatus: 'Disconnected' });
    await removeAgent(made.id);
  });

  it('are refused at once with an old key, or when they are disabled or deleted', async () => {
    const made = await addAgent();
    const renewed = await server().call(`POST /api/agents/${made.id}/key`, { as: admin });
    const { key } = z.object({ data: z.object({ key: z.string() }) }).parse(renewed.body).data;
    const [old, fresh] = [await poll(made.key), await poll(key)];
    expect([old.status, messageOf(old), fresh.status]).toEqual([
      401,
      'This key does not hold: the agent was deleted, or it was given another key.',
      200,
    ]);
    expect((await change(made.id, { name: 'Dock', isEnabled: false, revision: 2 })).status).toBe(200);
    const disabled = await poll(key);
    expect([disabled.status, messageOf(disabled)]).toEqual([401, 'The agent “Dock” is disabled.']);
    await removeAgent(made.id);
    expect((await poll(key)).status).toBe(401);
  });

  it('are told while they wait for work that their key has ended', async () => {
    const made = await addAgent();
    const waiting = poll(made.key, { waitSeconds: 25 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await server().call(`POST /api/agents/${made.id}/key`, { as: admin });
    const answer = await waiting;
    expect([answer.status, messageOf(answer)]).toEqual([
      401,
      'This agent was deleted, disabled or given another key.',
    ]);
    await removeAgent(made.id);
  });

  it('cannot be changed with an old revision, a name that is taken, or from another organisation', async () => {
    const [made, other] = [await addAgent(), await addAgent()];
    const body = { name: 'Packing', isEnabled: true, revision: 1 };
    expect((await change(made.id, body)).status).toBe(200);
    const stale = await change(made.id, body);
    expect([stale.status, messageOf(stale)]).toEqual([
      409,
      'This agent was changed meanwhile by Astrid Holm. Load it again to see the change, then make yours.',
    ]);
    const taken = await change(other.id, { ...body, name: 'PACKING' });
    expect([taken.status, messageOf(taken)]).toEqual([422, 'There is already an agent named PACKING.']);
    for (const bad of [{ name: '' }, { name: 'x'.repeat(201) }, { name: 7 }, { name: 'x', key: 'y' }]) {
      expect((await server().call('POST /api/agents', { as: admin, body: bad })).status).toBe(422);
    }
    for (const route of ['GET /api/agents/99', 'POST /api/agents/99/key', 'DELETE /api/agents/99']) {
      expect((await server().call(route, { as: admin })).status).toBe(404);
    }
    for (const { id } of [made, other]) await removeAgent(id);
  });

  it('are written to the log of security events, without their keys', async () => {
    const made = await addAgent();
    await change(made.id, { name: 'Ramp', isEnabled: false, revision: 1 });
    await server().call(`POST /api/agents/${made.id}/key`, { as: admin });
    await removeAgent(made.id);
    const { body } = await server().call('GET /api/audit?take=4', { as: admin });
    const { data } = z
      .object({ data: z.object({ data: z.array(z.object({ event: z.string(), detail: z.string() })) }) })
      .parse(body).data;
    expect(data.map(({ event, detail }) => `${event} ${detail}`).toReversed()).toEqual([
      `agent-added agent ${made.id}: ${made.name}`,
      `agent-changed agent ${made.id}: Ramp, disabled`,
      `agent-key-renewed agent ${made.id}: Ramp`,
      `agent-deleted agent ${made.id}: Ramp`,
    ]);
  });

  it('are assigned to printers, which show their state, and stay while a printer uses them', async () => {
    const made = await addAgent();
    expect(printer(await giveToAgent(2, made.id))).toMatchObject({
      agentId: made.id,
      agent: {
        id: made.id,
        name: made.name,
        machineName: '',
        connectionStatus: 'NeverConnected',
        lastSeenAt: null,
      },
    });
    await poll(made.key);
    expect(printer(await server().call('GET /api/printers/2', { as: member }))).toMatchObject({
      agent: {
        machineName: 'DOCK-PC',
        connectionStatus: 'Connected',
        lastSeenAt: server().now().toISOString(),
      },
    });
    expect((await agent(made.id)).printers).toEqual([{ printerId: 2, name: 'Packing desk (IPP)' }]);
    const kept = await removeAgent(made.id);
    expect([kept.status, messageOf(kept)]).toEqual([
      409,
      'Printers go through this agent: Packing desk (IPP). Give them another way first.',
    ]);
    const unknown = await giveToAgent(2, made.id + 1);
    expect([unknown.status, unknown.body]).toMatchObject([
      422,
      { problems: [{ path: 'agentId', message: `There is no agent ${made.id + 1}.` }] },
    ]);
    expect(printer(await giveToAgent(2, null))).toMatchObject({ agentId: null, agent: null });
    expect((await removeAgent(made.id)).status).toBe(200);
  });
});
