import type { Rates } from './rates.ts';
import type { SeenCall } from './seen-call.ts';
import type { Tokens } from './session-pool.ts';

/** Load that a thread lays on servers. */
export interface LoadOrder {
  readonly url: string;
  readonly rates: Rates;
  readonly sessions: readonly Tokens[];
  /** File of what is asked. */
  readonly ledgerFile: string;
  /** Printers that are used in turn. */
  readonly printerIds: readonly number[];
  /** Hands the file of each job over to the agent of its printer, as the app does. */
  readonly hasAgents?: boolean;
}

/** What became of a load, told when everything that was begun has its answer. */
export interface LoadResult {
  readonly seen: readonly SeenCall[];
  /** Answers after which nothing can be repeated. */
  readonly errors: readonly unknown[];
  /** Sessions whose refresh was refused. */
  readonly sessionsEnded: number;
  readonly asked: ReadonlySet<string>;
  readonly confirmed: ReadonlyMap<string, readonly string[]>;
}
