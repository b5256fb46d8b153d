import type { Clock } from '../clock.ts';
import type { FetchDocument } from '../document/fetch-document.ts';
import type { DriverTable } from '../drivers/driver.ts';
import type { Journal } from '../journal/journal.ts';
import type { Logger } from '../logger.ts';

/** Dependencies of every step of a job. */
export interface DispatchContext {
  readonly journal: Journal;
  readonly drivers: DriverTable;
  readonly fetchDocument: FetchDocument;
  /**
   * For how long a failed download of the print file is retried, in milliseconds; limited for a person, unlimited for an
   * agent.
   */
  readonly fetchForMs: number;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Aborted when the helper stops: ends waiting, fetching and following. */
  readonly signal: AbortSignal;
  /** Aborted a little later: until then a hand-over in progress may finish by itself. */
  readonly cutOff: AbortSignal;
}
