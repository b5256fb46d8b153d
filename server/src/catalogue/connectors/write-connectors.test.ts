import { expect, it } from 'vitest';
import { z } from 'zod';
import { organizations } from '../../foundation/store/schema/index.ts';
import { addConnector, connectorProgram } from '../../testing/connector-program.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf } from '../../testing/test-server.ts';
import { connectorDetailSchema, connectorWithKeySchema } from './connector-schemas.ts';

const admin = { as: 'admin@demo.test' };

onEveryStore('the administration of connectors', (server) => {
  const add = async (body: object) => server().call('POST /api/connectors', { ...admin, body });
  const added = async (body: object) =>
    z.strictObject({ data: connectorWithKeySchema }).parse((await add(body)).body).data;
  const one = async (id: number) => {
    const answer = await server().call(`GET /api/connectors/${id}`, admin);
    return z.strictObject({ data: connectorDetailSchema }).parse(answer.body).data;
  };
  const change = (id: number, body: object) => server().call(`PUT /api/connectors/${id}`, { ...admin, body });
  const renew = async (id: number) => {
    const answer = await server().call(`POST /api/connectors/${id}/key`, { ...admin, body: {} });
    return z.strictObject({ data: connectorWithKeySchema }).parse(answer.body).data;
  };
  const remove = (id: number) => server().call(`DELETE /api/connectors/${id}`, admin);
  const activeConnectorId = async () =>
    z
      .object({ data: z.object({ activeConnectorId: z.int().nullable() }) })
      .parse((await server().call('GET /api/subscription', admin)).body).data.activeConnectorId;
  const events = async (take: number) =>
    z
      .object({ data: z.object({ data: z.array(z.object({ event: z.string(), detail: z.string() })) }) })
      .parse((await server().call(`GET /api/audit?take=${take}`, admin)).body)
      .data.data.map(({ event, detail }) => `${event} ${detail}`)
      .toReversed();
  const plan = (changes: object) =>
    server().store.asOrganization(1001, async (transaction) => {
      const [organization] = await transaction.select().from(organizations);
      if (!organization) throw new Error('There is no organisation.');
      await transaction
        .update(organizations)
        .set({ subscription: { ...organization.subscription, ...changes } });
    });

  it('adds a connector with its key, which is shown once and opens its calls', async () => {
    const { key, ...connector } = await added({ name: ' ERP ', labelIds: [2, '1', 2] });
    expect(key).toMatch(/^platen_connector_1001_2_[\w-]{43}$/);
    expect(connector).toEqual({
      id: 2,
      name: 'ERP',
      machineName: '',
      connectionStatus: 'NeverConnected',
      lastSeenAt: null,
      version: '',
      isEnabled: true,
      keyEnding: key.slice(-4),
      keyCreatedAt: server().now().toISOString(),
      createdAt: server().now().toISOString(),
      labels: [
        { labelId: 1, name: expect.any(String) },
        { labelId: 2, name: expect.any(String) },
      ],
      revision: 1,
    });
    expect(await one(2)).toEqual(connector);
    const asked = await server().call('GET /api/connectors/2/articles', { as: 'packer@demo.test' });
    expect(messageOf(asked)).toBe(
      'The connector “ERP” is not connected. It has never connected: start its program, then try again.',
    );

    const polled = await connectorProgram(server(), key).poll();
    expect([polled.status, polled.body]).toEqual([
      200,
      { data: { connector: { id: 2, name: 'ERP' }, questions: [] } },
    ]);
    expect(await one(2)).toEqual({
      ...connector,
      machineName: 'ERP-SRV-02',
      version: '1.0.0',
      connectionStatus: 'Connected',
      lastSeenAt: server().now().toISOString(),
    });
    expect(await one(1)).toMatchObject({ keyEnding: '', keyCreatedAt: null, labels: [], version: '1.4.2' });
  });

  it.each([
    [{ name: '', labelIds: [] }, 'name'],
    [{ name: 'bakery erp' }, 'name'],
    [{ name: 'New', labelIds: [1, 4711] }, 'labelIds'],
    [{ name: 'New', labelIds: ['x'] }, 'labelIds.0'],
    [{ name: 'New', isEnabled: true }, ''],
  ])('adds no connector with %j', async (body, place) => {
    const refused = await add(body);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ problems: [{ path: place }] });
  });

  it('changes, disables and enables a connector, and keeps what somebody else changed meanwhile', async () => {
    const { id, key } = await added({ name: 'PIM', labelIds: [1] });
    const program = connectorProgram(server(), key);
    const waiting = program.take(20);
    await expect.poll(async () => (await one(id)).machineName).toBe('ERP-SRV-02');
    const startedAt = performance.now();
    const changed = await change(id, { name: 'PIM 2', isEnabled: false, labelIds: [], revision: 1 });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { data: { name: 'PIM 2', isEnabled: false, labels: [], revision: 2 } },
    ]);
    // A waiting program is answered, and refused when it calls again.
    expect(await waiting).toEqual([]);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    const refused = await program.poll();
    expect([refused.status, messageOf(refused)]).toEqual([401, 'The connector “PIM 2” is disabled.']);

    const late = await change(id, { name: 'Mine', isEnabled: true, labelIds: [], revision: 1 });
    expect([late.status, messageOf(late)]).toEqual([
      409,
      expect.stringMatching(/^This connector was changed meanwhile by \w+ \w+\./),
    ]);
    const taken = await change(id, { name: 'BAKERY erp', isEnabled: true, labelIds: [], revision: 2 });
    expect([taken.status, messageOf(taken)]).toEqual([422, 'There is already a connector named BAKERY erp.']);
    expect((await change(id, { name: 'pim 2', isEnabled: true, labelIds: [3], revision: 2 })).status).toBe(
      200,
    );
    expect((await program.poll()).status).toBe(200);
    expect((await change(4711, { name: 'X', isEnabled: true, labelIds: [], revision: 1 })).status).toBe(404);
  });

  it('gives a connector another key, and the old one is refused at once', async () => {
    const { id, key } = await added({ name: 'Shop' });
    const old = connectorProgram(server(), key);
    const waiting = old.take(20);
    await expect.poll(async () => (await one(id)).machineName).toBe('ERP-SRV-02');
    const startedAt = performance.now();
    const renewed = await renew(id);
    expect([renewed.revision, renewed.key === key, renewed.keyEnding]).toEqual([
      2,
      false,
      renewed.key.slice(-4),
    ]);
    expect(await waiting).toEqual([]);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    expect((await old.poll()).status).toBe(401);
    expect((await connectorProgram(server(), renewed.key).poll()).status).toBe(200);
  });

  it('deletes a connector with its key', async () => {
    const { id, key } = await added({ name: 'Gone', labelIds: [1] });
    expect((await remove(id)).body).toEqual({});
    const outcomes = [
      await connectorProgram(server(), key).poll(),
      await server().call(`GET /api/connectors/${id}`, admin),
      await remove(id),
      await server().call(`GET /api/connectors/${id}/articles`, { as: 'packer@demo.test' }),
    ];
    expect(outcomes.map(({ status }) => status)).toEqual([401, 404, 404, 404]);
  });

  it('writes every change to the audit', async () => {
    const { id } = await added({ name: 'Watched' });
    await change(id, { name: 'Seen', isEnabled: false, labelIds: [], revision: 1 });
    await renew(id);
    await remove(id);
    expect(await events(4)).toEqual([
      `connector-added connector ${id}: Watched`,
      `connector-changed connector ${id}: Seen, disabled`,
      `connector-key-renewed connector ${id}: Seen`,
      `connector-deleted connector ${id}: Seen`,
    ]);
    expect(JSON.stringify(await events(100))).not.toContain('platen_connector_');
  });

  it('gives the first enabled connector as that of the subscription', async () => {
    expect(await activeConnectorId()).toBe(1);
    const { id } = await added({ name: 'Second' });
    await change(1, { ...(await labelled(1)), isEnabled: false });
    expect(await activeConnectorId()).toBeGreaterThan(1);
    await change(1, { ...(await labelled(1)), isEnabled: true });
    expect(await activeConnectorId()).toBe(1);
    await remove(id);
    const free = await server().call('GET /api/subscription', { as: 'free@free.test' });
    expect(free.body).toMatchObject({ data: { activeConnectorId: null } });
  });
  const labelled = async (id: number) => {
    const { name, labels, revision } = await one(id);
    return { name, labelIds: labels.map(({ labelId }) => labelId), revision };
  };

  it('needs a subscription with connectors, without which they can be seen, disabled and deleted', async () => {
    const program = await addConnector(server(), { name: 'Former' });
    await program.poll();
    await plan({ connectorsEnabled: false });
    const refused = await add({ name: 'One more' });
    expect([refused.status, messageOf(refused)]).toEqual([
      402,
      'Connectors are not part of your subscription.',
    ]);
    const polled = await program.poll();
    expect([polled.status, messageOf(polled)]).toEqual([
      403,
      'The subscription of this organisation has no connectors.',
    ]);
    expect((await program.answer([])).status).toBe(403);
    const asked = await server().call(`GET /api/connectors/${program.id}/articles`, {
      as: 'packer@demo.test',
    });
    expect(asked.status).toBe(402);
    expect(
      (await server().call(`POST /api/connectors/${program.id}/key`, { ...admin, body: {} })).status,
    ).toBe(402);
    const disabled = await change(program.id, { ...(await labelled(program.id)), isEnabled: false });
    expect(disabled.status).toBe(200);
    const enabled = await change(program.id, { ...(await labelled(program.id)), isEnabled: true });
    expect(enabled.status).toBe(402);
    expect((await remove(program.id)).status).toBe(200);
    await plan({ connectorsEnabled: true });
    expect(
      (await server().call('POST /api/connectors', { as: 'free@free.test', body: { name: 'X' } })).status,
    ).toBe(402);
  });

  it('has no access to other organisations', async () => {
    const program = await addConnector(server(), { name: 'Ours' });
    const path = `/api/connectors/${program.id}`;
    const body = { name: 'X', isEnabled: true, labelIds: [], revision: 1 };
    const as = 'free@free.test';
    const answers = await Promise.all([
      server().call(`GET ${path}`, { as }),
      server().call(`PUT ${path}`, { as, body }),
      server().call(`POST ${path}/key`, { as, body: {} }),
      server().call(`DELETE ${path}`, { as }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    // The key names its organisation; with another organisation's number it is not valid.
    const forged = connectorProgram(server(), program.key.replace('_1001_', '_1002_'));
    expect((await forged.poll()).status).toBe(401);
    expect((await program.poll()).status).toBe(200);
  });

  it('gives keys that open the calls of their kind and no other', async () => {
    const { key } = await addConnector(server(), { name: 'Curious' });
    const headers = { authorization: `Bearer ${key}` };
    const calls = [
      'GET /api/connectors',
      'GET /api/articles',
      'POST /api/connectors',
      'GET /api/subscription',
    ];
    for (const call of calls) {
      const answer = await server().call(call, { headers, ...(call.startsWith('POST') && { body: {} }) });
      expect([call, answer.status]).toEqual([call, 401]);
    }
    const agent = await server().call('POST /api/connect/connector/poll', { ...admin, body: {} });
    expect(agent.status).toBe(403);
  });

  it.each([
    [{ waitSeconds: 26 }],
    [{ waitSeconds: -1 }],
    [{ instanceId: 'x' }],
    [{ machineName: 'x'.repeat(201) }],
    [{ more: 1 }],
  ])('refuses the poll %j', async (wrong) => {
    const program = await addConnector(server(), { name: `Polls ${JSON.stringify(wrong).slice(0, 99)}` });
    const body = { instanceId: crypto.randomUUID(), machineName: 'PC', version: '1', waitSeconds: 0 };
    const answer = await server().call('POST /api/connect/connector/poll', {
      headers: { authorization: `Bearer ${program.key}` },
      body: { ...body, ...wrong },
    });
    expect(answer.status).toBe(422);
  });
});
