/** Writes rows into the data directory named in its arguments and prints each number once its commit was acknowledged. */
import { computers } from '../foundation/store/schema/index.ts';
import { openDataDir } from '../foundation/store/open-data-dir.ts';

const [dataDir = '', organizationId = '', first = ''] = process.argv.slice(2);
const store = await openDataDir(dataDir);
for (let number = Number(first); ; number += 1) {
  await store.asOrganization(Number(organizationId), (transaction) =>
    transaction
      .insert(computers)
      .values({
        organizationId: Number(organizationId),
        computerName: `PC-${number}`,
        printers: [{ printerId: 1, isDefault: true }],
      })
      // The row before a kill may have been written without being acknowledged; its number is then used again.
      .onConflictDoNothing(),
  );
  process.stdout.write(`${number}\n`);
}
