import { StoreRefusal } from '../../foundation/store/store-refusal.ts';
import { SetupError } from './environment.ts';

/** Runs a command. What a person can mend is told in its sentence, everything else with where it happened; both exit with 1. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  await run().catch((error: unknown) => {
    console.error(error instanceof StoreRefusal || error instanceof SetupError ? error.message : error);
    process.exitCode = 1;
  });
}
