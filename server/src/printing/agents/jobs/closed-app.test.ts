import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { agentCalls, type AddedAgent } from '../../../testing/agent-calls.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { startHookReceiver, type HookReceiver } from '../../../testing/hook-receiver.ts';
import { onEveryStore } from '../../../testing/on-every-store.ts';

const member = 'member@demo.test';
let receiver: HookReceiver;
beforeAll(async () => {
  receiver = await startHookReceiver();
});
afterAll(() => receiver.close());

onEveryStore(
  'a print job of a person whose app says nothing more',
  (server) => {
    const {
      addAgent,
      removeAgent,
      giveToAgent,
      print,
      handOver,
      poll,
      report,
      jobStatus: status,
    } = agentCalls(server);
    const instanceId = randomUUID();
    let dock: AddedAgent;
    beforeAll(async () => {
      const hook = { name: 'ERP', url: receiver.url, events: ['print.finished', 'print.failed'] };
      await server().call('POST /api/integrationwebhooks', { as: 'admin@demo.test', body: hook });
    });
    beforeEach(async () => {
      dock = await addAgent();
      await giveToAgent(1, dock.id);
    });
    afterEach(async () => {
      await giveToAgent(1, null);
      await removeAgent(dock.id);
    });
    const printThrough = async (printerIds: readonly number[]) => {
      const { entityId, printFiles } = await print(printerIds);
      const entries = printFiles.map(({ printJobEntryId }) => printJobEntryId);
      for (const [at, entry] of entries.entries()) if (printerIds[at] === 1) await handOver(entry);
      await poll(dock.key, { instanceId });
      const [first = '', second = ''] = entries;
      return { entityId, first, second };
    };
    const told = (job: string) => eventsOf(server(), receiver, job);
    const say = (...jobs: readonly object[]) => report(dock.key, instanceId, ...jobs);
    const call = (route: string, body: object) => server().call(route, { as: member, body });

    it('ends when agents have accepted all of its files, and is told to the web hooks once', async () => {
      const { entityId, first, second } = await printThrough([1, 1]);
      await say({ jobKey: first, state: 'accepted' });
      expect([await status(entityId), await told(entityId)]).toEqual(['Created', []]);
      await say({ jobKey: second, state: 'accepted' });
      expect([await status(entityId), await told(entityId)]).toEqual(['Processed', ['print.finished']]);
      await say({ jobKey: first, state: 'completed', outcome: 'printed' });
      // An app that is still there says the same.
      await call('PUT /api/printjobs/status', { printJobId: entityId, status: 'Processed' });
      expect([await status(entityId), await told(entityId)]).toEqual(['Processed', ['print.finished']]);
    });

    it('does not end while a file failed that the person may try again', async () => {
      const { entityId, first, second } = await printThrough([1, 1]);
      await say({ jobKey: first, state: 'failed', message: 'Jam.' }, { jobKey: second, state: 'accepted' });
      expect([await status(entityId), await told(entityId)]).toEqual(['Created', []]);
      await handOver(first, `${first}.2`);
      await poll(dock.key, { instanceId });
      await say({ jobKey: `${first}.2`, state: 'accepted' });
      expect([await status(entityId), await told(entityId)]).toEqual(['Processed', ['print.finished']]);
    });

    it('that was sent in full is told to the web hooks when the last agent has accepted its file', async () => {
      const { entityId, first, second } = await printThrough([1, 1]);
      await call('PUT /api/printjobs/status', { printJobId: entityId, status: 'Processed' });
      expect([await status(entityId), await told(entityId)]).toEqual(['Processed', []]);
      await say({ jobKey: first, state: 'accepted' });
      expect(await told(entityId)).toEqual([]);
      await say({ jobKey: second, state: 'accepted' });
      expect(await told(entityId)).toEqual(['print.finished']);
      await say({ jobKey: second, state: 'completed', outcome: 'printed' });
      expect([await status(entityId), await told(entityId)]).toEqual(['Processed', ['print.finished']]);
    });

    it('that was sent in full is told to have failed when its last file is canceled while it waits', async () => {
      const { entityId, first } = await printThrough([1]);
      await call('PUT /api/printjobs/status', { printJobId: entityId, status: 'Processed' });
      await say({ jobKey: first, state: 'canceled' });
      expect(await told(entityId)).toEqual(['print.failed']);
    });

    it('that was canceled is told once, also when an agent accepts a file of it later', async () => {
      const { entityId, first } = await printThrough([1]);
      await call('PUT /api/printjobs/status', { printJobId: entityId, status: 'Canceled' });
      await say({ jobKey: first, state: 'accepted' });
      expect([await status(entityId), await told(entityId)]).toEqual(['Canceled', ['print.failed']]);
    });

    it('does not end while a file is left that the app itself has to send', async () => {
      const { entityId, first, second } = await printThrough([1, 2]);
      await say({ jobKey: first, state: 'accepted' });
      expect(await status(entityId)).toBe('Created');
      await call('PUT /api/printjobs/printjobentries/status', { printJobEntryId: second, status: 'Success' });
      expect([await status(entityId), await told(entityId)]).toEqual(['Created', []]);
      await call('PUT /api/printjobs/status', { printJobId: entityId, status: 'Processed' });
      expect(await told(entityId)).toEqual(['print.finished']);
    });
  },
  { config: { areInsideWebHooksAllowed: true } },
);
