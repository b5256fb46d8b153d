import type { HttpConfig, Services } from '../../foundation/http/services.ts';
import type { ReleaseFacts } from './release-facts.ts';

/** What handlers that offer the helper work with. */
export interface ReleaseServices extends Services {
  readonly config: HttpConfig & { readonly releases: ReleaseFacts };
}
