import type { ServerKeys } from '../keys/server-keys.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../work/clock.ts';
import type { Logger } from '../work/logger.ts';
import type { Waker } from '../work/waker.ts';

/** How the server is reached. */
export interface HttpConfig {
  /** Where this server is reached from outside, without a trailing slash; undefined: wherever the request came to. */
  readonly publicUrl?: string;
  /** Origins whose pages may call this server besides its own; exact, never a pattern. */
  readonly appOrigins: readonly string[];
}

/** What every handler works with. A room whose handlers need more names it in an interface that extends this one. */
export interface Services {
  readonly store: Store;
  readonly config: HttpConfig;
  readonly keys: ServerKeys;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Sends the mails of the outbox. */
  readonly mail: Waker;
  /** Sends what web hooks are to be told. */
  readonly webHooks: Waker;
}
