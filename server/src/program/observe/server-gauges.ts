import type { ProgramNews } from '../../people/programs/program-news.ts';
import type { StoreConnections } from '../../foundation/store/store.ts';
import type { Rounds } from '../../foundation/work/start-worker.ts';

/** State of one server at this moment. */
export interface ServerGauges {
  readonly isDraining: boolean;
  /** Whether the store answered when it was last asked. */
  readonly isStoreUp: boolean;
  /** Whether news of other servers are received at once. */
  readonly isNewsHeard: boolean;
  /** Requests that wait for work or an answer, by the kind of what they wait for. */
  readonly waiting: ReturnType<ProgramNews['waiting']>;
  readonly connections: StoreConnections;
  /** Rounds of each background work. */
  readonly rounds: Readonly<Record<string, Rounds>>;
}
