import type { HttpConfig, Services } from '../../foundation/http/services.ts';
import type { Retention } from '../../foundation/store/retention.ts';

/** Services of the call about the state of an organisation. */
export interface SystemServices extends Services {
  readonly config: HttpConfig & {
    /** For how long this installation keeps what is no longer needed. */
    readonly retention: Retention;
  };
}
