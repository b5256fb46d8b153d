import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mailMessages } from '../../foundation/store/schema/index.ts';
import { agentCalls } from '../../testing/agent-calls.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { demoOrganization, freeOrganization } from '../demo/demo-organizations.ts';
import { systemSchema } from './system-schemas.ts';

const MINUTE_MS = 60_000;
const admin = 'admin@demo.test';
const neighbour = 'free@free.test';
const answerSchema = z.object({ data: systemSchema });

onEveryStore('the state of an organisation', (server) => {
  const { addAgent, giveToAgent, printFilesAt, handOver, poll } = agentCalls(server);
  const stateOf = async (as = admin) =>
    answerSchema.parse((await server().call('GET /api/system', { as })).body).data;
  const ago = (ms: number) => new Date(server().now().getTime() - ms);

  const keepMail = (organizationId: number, minutes: number) =>
    server().store.asOrganization(organizationId, (transaction) =>
      transaction.insert(mailMessages).values({
        organizationId,
        id: crypto.randomUUID(),
        kind: 'reset',
        sealedContent: '',
        createdAt: ago(minutes * MINUTE_MS),
        nextAttemptAt: ago(-MINUTE_MS * 60),
        attempts: 3,
      }),
    );

  it('is shown to administrators only', async () => {
    expect((await server().call('GET /api/system', { as: 'member@demo.test' })).status).toBe(403);
    expect((await server().call('GET /api/system')).status).toBe(401);
  });

  it('has the version of the server and how long files are kept', async () => {
    expect(await stateOf()).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      retention: { printFileHours: 24, importFileDays: null },
    });
  });

  it('counts files for agents by state, and those of each agent', async () => {
    const before = (await stateOf()).waiting.prints;
    const { id, key, name } = await addAgent();
    await giveToAgent(3, id);
    const [entry = ''] = await printFilesAt(3);
    expect((await handOver(entry)).status).toBe(200);
    server().advance(2 * MINUTE_MS);
    const { waiting, agents } = await stateOf();
    expect(waiting.prints.waiting).toBe(before.waiting + 1);
    expect(waiting.prints.states.waiting).toBe((before.states.waiting ?? 0) + 1);
    expect(waiting.prints.oldestSeconds).toBeGreaterThanOrEqual(120);
    expect(agents.find((one) => one.id === id)).toEqual({
      id,
      name,
      isEnabled: true,
      connectionStatus: 'NeverConnected',
      lastSeenAt: null,
      waitingJobs: 1,
    });
    await poll(key);
    const seen = (await stateOf()).agents.find((one) => one.id === id);
    expect([seen?.connectionStatus, seen?.lastSeenAt]).toEqual(['Connected', server().now().toISOString()]);
    server().advance(2 * MINUTE_MS);
    expect((await stateOf()).agents.find((one) => one.id === id)?.connectionStatus).toBe('Disconnected');
  });

  it('counts mails that were tried in vain, from when they were written', async () => {
    await keepMail(demoOrganization.organizationId, 10);
    await keepMail(demoOrganization.organizationId, 3);
    await keepMail(freeOrganization.organizationId, 90);
    expect((await stateOf()).waiting.mails).toEqual({ waiting: 2, oldestSeconds: 600 });
    expect((await stateOf(neighbour)).waiting.mails).toEqual({ waiting: 1, oldestSeconds: 5400 });
    // Operators, too: a mail server that is away is seen by the oldest mail of all.
    const { mail } = (await server().observe()).queues;
    expect(mail).toEqual({ waiting: 3, oldestSeconds: 5400 });
  });

  describe('its storage', () => {
    it('is what its files take up', async () => {
      const { storage } = await stateOf();
      const stored = await server().store.asOrganization(demoOrganization.organizationId, (transaction) =>
        transaction.execute(sql`select
          (select sum(length(encode(content, 'hex')) / 2) from media_files)::int as media,
          (select sum(length(encode(file, 'hex')) / 2) from label_versions)::int as labels`),
      );
      expect(stored).toMatchObject({ rows: [{ media: storage.mediaFiles, labels: storage.labelFiles }] });
      expect(storage.labelFiles).toBeGreaterThan(1000);
      expect(storage.printFiles).toBeGreaterThan(100);
    });

    it('and its programs are its own only', async () => {
      const { storage, agents, connectors } = await stateOf(neighbour);
      expect(storage.labelFiles).toBeLessThan((await stateOf()).storage.labelFiles);
      expect(storage.printFiles).toBe(0);
      expect([agents, connectors]).toEqual([[], []]);
    });
  });

  it('says where nothing waits', async () => {
    const { prints, webHooks, imports, publications } = (await stateOf(neighbour)).waiting;
    expect(prints).toEqual({ waiting: 0, oldestSeconds: 0, states: {} });
    for (const queue of [webHooks, imports, publications])
      expect(queue).toEqual({ waiting: 0, oldestSeconds: 0 });
  });
});
