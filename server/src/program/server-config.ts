import type { Registration } from '../people/accounts/open-registration.ts';
import type { HttpConfig } from '../foundation/http/services.ts';
import type { OpenIdConfig } from '../people/open-id/open-id-config.ts';
import type { OfferedPlans } from '../people/subscription/subscription-templates.ts';
import type { ReleaseFacts } from '../exchange/updates/release-facts.ts';

/** What whoever runs the server decides. */
export interface ServerConfig extends HttpConfig, Registration, OfferedPlans {
  /** Identity providers to sign in with. */
  readonly openIdProviders: readonly OpenIdConfig[];
  /** For tests and development: web hooks may lead to http addresses and into the network. */
  readonly areInsideWebHooksAllowed: boolean;
  /** The helper release this server offers. */
  readonly releases: ReleaseFacts;
}
