import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHookReceiver, type HookReceiver } from '../../testing/hook-receiver.ts';
import { importCalls } from '../../testing/import-calls.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';

let receiver: HookReceiver;
beforeAll(async () => {
  receiver = await startHookReceiver();
});
afterAll(() => receiver.close());

onEveryStore(
  'the web hook of imports',
  (server) => {
    const { upload, idOf, load } = importCalls(server);

    it('is called with the counts when an import is done, and not when one failed', async () => {
      receiver.received.length = 0;
      await server().call('POST /api/integrationwebhooks', {
        as: 'admin@demo.test',
        body: { name: 'Imports', url: receiver.url, events: ['import.finished'] },
      });
      const failed = idOf(await upload({ file: 'id,name,ingredients\nEV-0,,\n', fileName: 'faulty.csv' }));
      const done = idOf(
        await upload({
          file: 'id,name,ingredients\nEV-1,One,\nEV-2,Two,\nEV-3,,\n',
          fileName: 'three.csv',
          options: { skipFaulty: true },
        }),
      );
      await server().importDue();
      expect([(await load(failed)).state, (await load(done)).state]).toEqual(['Failed', 'Done']);
      await server().deliverWebHooks();
      expect(receiver.received.map(({ body }): unknown => JSON.parse(body))).toEqual([
        {
          type: 'import.finished',
          timestamp: server().now().toISOString(),
          data: {
            importId: done,
            fileName: 'three.csv',
            kind: 'articles',
            rows: 3,
            imported: 2,
            rejected: 1,
          },
        },
      ]);
    });
  },
  { config: { areInsideWebHooksAllowed: true } },
);
