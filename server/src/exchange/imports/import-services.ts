import type { Services } from '../../foundation/http/services.ts';
import type { Waker } from '../../foundation/work/waker.ts';

/** What handlers of imports work with. */
export interface ImportServices extends Services {
  /** Reads the files that wait. */
  readonly imports: Waker;
}
