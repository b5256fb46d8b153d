import type { Clock } from '../clock.ts';
import type { FetchDocument } from '../document/fetch-document.ts';
import type { DriverTable } from '../drivers/driver.ts';
import type { Journal } from '../journal/journal.ts';
import type { Logger } from '../logger.ts';

/** What every step of a job works with. */
export interface DispatchContext {
  readonly journal: Journal;
  readonly drivers: DriverTable;
  readonly fetchDocument: FetchDocument;
  /** How long a file is asked for that cannot be fetched, in milliseconds; a person does not wait, an agent does. */
  readonly fetchForMs: number;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Aborted when the helper stops: no more waiting, fetching or looking. */
  readonly signal: AbortSignal;
  /** Aborted a little later: a hand-over that has begun may end by itself until then. */
  readonly cutOff: AbortSignal;
}
