import type { Registration } from '../people/accounts/require-registration.ts';
import type { HttpConfig } from '../foundation/http/services.ts';
import type { OpenIdConfig } from '../people/open-id/open-id-config.ts';
import type { OfferedPlans } from '../people/subscription/subscription-templates.ts';
import type { HelperPackages } from '../exchange/updates/helper-packages.ts';
import type { ReleaseFacts } from '../exchange/updates/release-facts.ts';
import type { Retention } from '../foundation/store/retention.ts';

/** Settings made by the operator of the server. */
export interface ServerConfig extends HttpConfig, Registration, OfferedPlans {
  /** Identity providers for signing in. */
  readonly openIdProviders: readonly OpenIdConfig[];
  /** For tests and development: allows web hooks to call http addresses and the internal network. */
  readonly areInsideWebHooksAllowed: boolean;
  /** Helper release that the operator names. */
  readonly releases: ReleaseFacts;
  /** Packages of the helper that this server has itself. */
  readonly helperPackages?: HelperPackages | undefined;
  /** For how long the housekeeping leaves what is no longer needed. */
  readonly retention: Retention;
}
