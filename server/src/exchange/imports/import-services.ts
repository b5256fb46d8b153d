import type { Services } from '../../foundation/http/services.ts';
import type { Waker } from '../../foundation/work/waker.ts';

/** Services of the handlers of imports. */
export interface ImportServices extends Services {
  /** Wakes the worker that imports waiting files. */
  readonly imports: Waker;
}
