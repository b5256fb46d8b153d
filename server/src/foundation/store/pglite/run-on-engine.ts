import type { RunStatement } from '../run-statement.ts';
import type { PgliteEngine } from './pglite-engine.ts';

/** Returns what runs statements on an embedded database. */
export const runOnEngine =
  (engine: Pick<PgliteEngine, 'query'>): RunStatement =>
  async (statement, values = []) =>
    (await engine.query<Record<string, unknown>>(statement, [...values])).rows;
