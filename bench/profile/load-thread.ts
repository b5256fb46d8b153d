import { parentPort, workerData } from 'node:worker_threads';
import type { LoadOrder, LoadResult } from './load-message.ts';
import { LoadProfile } from './load-profile.ts';
import { PrintLedger } from './print-ledger.ts';
import { SessionPool } from './session-pool.ts';

const { ledgerFile, sessions: tokens, ...order } = workerData as LoadOrder;
const ledger = await PrintLedger.open(ledgerFile);
const sessions = new SessionPool(tokens);
const load = new LoadProfile({ ...order, sessions, ledger });
load.start();
// Any message ends it.
parentPort?.once('message', () => void end());

async function end(): Promise<void> {
  await load.end();
  await ledger.close();
  const result: LoadResult = {
    seen: load.asker.seen,
    errors: load.errors,
    sessionsEnded: sessions.ended,
    asked: ledger.asked,
    confirmed: ledger.confirmed,
  };
  parentPort?.postMessage(result, []);
}
