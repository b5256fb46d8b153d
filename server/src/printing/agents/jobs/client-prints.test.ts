import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { historyJobSchema } from '../../print/history/load-job.ts';
import { printJobSchema } from '../../print/print-job-answer.ts';
import { agentJobs } from '../../../foundation/store/schema/index.ts';
import { agentCalls, type AddedAgent } from '../../../testing/agent-calls.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { startHookReceiver, type HookReceiver } from '../../../testing/hook-receiver.ts';
import { onEveryStore } from '../../../testing/on-every-store.ts';

const admin = 'admin@demo.test';
let receiver: HookReceiver;
beforeAll(async () => {
  receiver = await startHookReceiver();
});
afterAll(() => receiver.close());

onEveryStore(
  'a print job of a program through an agent',
  (server) => {
    const { addAgent, removeAgent, giveToAgent, poll, keysOf, report, entryStatus, jobStatus } =
      agentCalls(server);
    const instanceId = randomUUID();
    let dock: AddedAgent;
    let asClient: { readonly headers: { readonly authorization: string } };
    beforeAll(async () => {
      const hook = { name: 'ERP', url: receiver.url, events: ['print.finished', 'print.failed'] };
      await server().call('POST /api/integrationwebhooks', { as: admin, body: hook });
      const made = await server().call('POST /api/integrationclients', {
        as: admin,
        body: { name: 'Shop', scopes: ['print'] },
      });
      const { clientId, secret } = z
        .object({ data: z.object({ clientId: z.string(), secret: z.string() }) })
        .parse(made.body).data;
      const { body } = await server().call('POST /oauth/token', {
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: clientId,
          client_secret: secret,
        }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      const token = z.object({ access_token: z.string() }).parse(body).access_token;
      asClient = { headers: { authorization: `Bearer ${token}` } };
    });
    beforeEach(async () => {
      dock = await addAgent();
      await giveToAgent(1, dock.id);
    });
    afterEach(async () => {
      await giveToAgent(1, null);
      await removeAgent(dock.id);
    });
    const ask = (body: object = {}) => poll(dock.key, { instanceId, ...body });
    const say = (...jobs: readonly object[]) => report(dock.key, instanceId, ...jobs);
    const print = async (printerIds: readonly number[], headers: Readonly<Record<string, string>> = {}) => {
      const labels = printerIds.map((printerId) => ({ labelId: 1, printerId, articleId: 1 }));
      const answer = await server().call('POST /api/printjobs', {
        headers: { ...asClient.headers, ...headers },
        body: { computerName: 'ERP-SRV', labels },
      });
      const { entityId, printFiles } = printJobSchema.parse(answer.body);
      return { entityId, entries: printFiles.map(({ printJobEntryId }) => printJobEntryId) };
    };
    const told = (job: string) => eventsOf(server(), receiver, job);

    it('is handed over as soon as it is created, and wakes the agent', async () => {
      const waiting = ask({ waitSeconds: 25 });
      const { entries } = await print([1, 1, 2]);
      expect(keysOf(await waiting)).toEqual(entries.slice(0, 2));
    });

    it('is the same one when the program asks again, and nothing is handed over twice', async () => {
      const { entries } = await print([1], { 'idempotency-key': 'order-7' });
      expect((await print([1], { 'idempotency-key': 'order-7' })).entries).toEqual(entries);
      expect(keysOf(await ask())).toEqual(entries);
      const rows = await server().store.asOwner((transaction) =>
        transaction
          .select()
          .from(agentJobs)
          .where(eq(agentJobs.printJobEntryId, entries[0] ?? '')),
      );
      expect(rows).toHaveLength(1);
    });

    it('ends with its last file, and the web hooks are called once', async () => {
      const { entityId, entries } = await print([1, 1]);
      await ask();
      const [first = '', second = ''] = entries;
      await say({ jobKey: first, state: 'accepted' });
      expect([await jobStatus(entityId), await told(entityId)]).toEqual(['Created', []]);
      await say({ jobKey: second, state: 'accepted' });
      expect(await jobStatus(entityId)).toBe('Processed');
      await say({ jobKey: first, state: 'completed' }, { jobKey: second, state: 'completed' });
      expect(await told(entityId)).toEqual(['print.finished']);
    });

    it('is reported to the web hooks when a file fails later', async () => {
      const { entityId, entries } = await print([1]);
      const [jobKey = ''] = entries;
      await ask();
      await say({ jobKey, state: 'printing' });
      await say({ jobKey, state: 'failed', message: 'Jam.' });
      expect(await told(entityId)).toEqual(['print.finished', 'print.failed']);
      expect([await jobStatus(entityId), await entryStatus(jobKey)]).toEqual(['Processed', 'Failed']);
    });

    it('waits for the files that the program prints itself', async () => {
      const { entityId, entries } = await print([1, 2]);
      const [byAgent = '', byProgram = ''] = entries;
      await ask();
      await say({ jobKey: byAgent, state: 'accepted' });
      expect(await jobStatus(entityId)).toBe('Created');
      await server().call('PUT /api/printjobs/printjobentries/status', {
        ...asClient,
        body: { printJobEntryId: byProgram, status: 'Success' },
      });
      expect(await jobStatus(entityId)).toBe('Processed');
      expect(await told(entityId)).toEqual(['print.finished']);
    });

    it('is given its first label, and the others when somebody has checked it at the line', async () => {
      const setting = (lineCheck: boolean) =>
        server().call('PUT /api/labels/1', {
          as: 'labels@demo.test',
          body: { name: 'Product 60 × 40', groups: [], printers: [], lineCheck },
        });
      await setting(true);
      const { entityId, entries } = await print([1, 1]);
      await setting(false);
      const [first = '', second = ''] = entries;
      expect(keysOf(await ask())).toEqual([first]);
      await say({ jobKey: first, state: 'completed' });
      expect([await jobStatus(entityId), keysOf(await ask())]).toEqual(['Created', []]);

      const { body } = await server().call(`GET /api/printjobs/${entityId}`, { as: 'labels@demo.test' });
      const value = historyJobSchema.parse(z.object({ data: z.unknown() }).parse(body).data).entries[0]
        ?.values;
      const ean = value?.find(({ name }) => name === 'ean')?.value;
      const waiting = ask({ waitSeconds: 25 });
      await server().call(`POST /api/printjobs/${entityId}/linechecks`, {
        as: 'labels@demo.test',
        body: { printJobEntryId: first, product: ean, label: ean },
      });
      expect(keysOf(await waiting)).toEqual([second]);
      await say({ jobKey: second, state: 'completed' });
      expect([await jobStatus(entityId), await told(entityId)]).toEqual(['Processed', ['print.finished']]);
    });

    it('fails when no agent fetches it within a day, and is reported as failed', async () => {
      const { entityId, entries } = await print([1]);
      server().advance(86_400_000);
      await server().giveUpAgentJobs();
      expect([await jobStatus(entityId), await entryStatus(entries[0] ?? '')]).toEqual([
        'Processed',
        'Failed',
      ]);
      expect(await told(entityId)).toEqual(['print.failed']);
    });
  },
  { config: { areInsideWebHooksAllowed: true } },
);
