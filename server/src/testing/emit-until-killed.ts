/** Emits events into the data directory named in its arguments and prints each number once its commit was acknowledged. */
import { openDataDir } from '../foundation/store/open-data-dir.ts';
import { emitEvent } from '../foundation/events/emit-event.ts';

const [dataDir = ''] = process.argv.slice(2);
const store = await openDataDir(dataDir);
for (let number = 1; ; number += 1) {
  await store.asOrganization(1001, (transaction) =>
    emitEvent(transaction, {
      organizationId: 1001,
      event: 'version.published',
      now: new Date(),
      data: { labelId: number, labelVersionId: number, labelName: 'x', version: 1 },
    }),
  );
  process.stdout.write(`${number}\n`);
}
