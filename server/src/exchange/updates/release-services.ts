import type { HttpConfig, Services } from '../../foundation/http/services.ts';
import type { HelperPackages } from './helper-packages.ts';
import type { ReleaseFacts } from './release-facts.ts';

/** Services of the handlers that offer the helper. */
export interface ReleaseServices extends Services {
  readonly config: HttpConfig & {
    readonly releases: ReleaseFacts;
    readonly helperPackages?: HelperPackages | undefined;
  };
}
