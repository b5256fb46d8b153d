/** Restores a snapshot of the embedded store: `pnpm restore [SNAPSHOT  latest]`; without a name it lists them. */
import { restoreSnapshot } from '../../foundation/store/restore-snapshot.ts';
import { listSnapshots } from '../../foundation/store/snapshots.ts';
import { StoreRefusal } from '../../foundation/store/store-refusal.ts';
import { readEnvironment, SetupError } from './environment.ts';

async function run(wanted: string | undefined): Promise<void> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readEnvironment(process.env);
  if (databaseUrl !== undefined) {
    throw new SetupError(
      'DATABASE_URL is set: a PostgreSQL server is restored with its own tools, such as pg_restore.',
    );
  }
  if (wanted === undefined) {
    const names = await listSnapshots(dataDir);
    console.log(`Snapshots in ${dataDir}, the oldest first:\n${names.join('\n') || 'none'}`);
    console.log('To go back to one: pnpm restore SNAPSHOT, or pnpm restore latest.');
    return;
  }
  const { snapshot, replacedIn } = await restoreSnapshot(dataDir, wanted, new Date());
  console.log(`The store is what it was in ${snapshot}.`);
  if (replacedIn !== undefined)
    console.log(`What it was until now is kept in ${replacedIn}; delete it when it is not needed.`);
}

await run(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof StoreRefusal || error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
});
