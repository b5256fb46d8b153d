import type { ServerKeys } from '../keys/server-keys.ts';
import type { Store } from '../store/store.ts';
import type { StoreWatch } from '../store/store-watch.ts';
import type { Clock } from '../work/clock.ts';
import type { Logger } from '../work/logger.ts';
import type { Meter } from '../work/meter.ts';
import type { Waker } from '../work/waker.ts';
import type { Readiness } from './readiness.ts';

/** Configuration of the server's addresses. */
export interface HttpConfig {
  /** Base URL of this server from outside, without a trailing slash; undefined: the address of the request. */
  readonly publicUrl?: string;
  /** Additional origins whose pages may call this server; exact, never a pattern. */
  readonly appOrigins: readonly string[];
}

/** Services of every handler. A layer whose handlers need more declares them in an interface that extends this one. */
export interface Services {
  readonly store: Store;
  readonly storeWatch: StoreWatch;
  readonly readiness: Readiness;
  readonly config: HttpConfig;
  readonly keys: ServerKeys;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly meter: Meter;
  /** Wakes the delivery of the outbox's mails. */
  readonly mail: Waker;
  /** Wakes the delivery of web hook messages. */
  readonly webHooks: Waker;
}
