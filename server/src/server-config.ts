import type { OpenIdConfig } from './open-id/open-id-config.ts';
import type { TemplateType } from './subscription/subscription-templates.ts';
import type { ReleaseFacts } from './updates/release-facts.ts';

export interface ServerConfig {
  /** Where this server is reached from outside, without a trailing slash; undefined: wherever the request came to. */
  readonly publicUrl?: string;
  /** Origins whose pages may call this server besides its own; exact, never a pattern. */
  readonly appOrigins: readonly string[];
  /** Identity providers to sign in with. */
  readonly openIdProviders: readonly OpenIdConfig[];
  /** Whether anybody may register an organisation; invitations and the set-up link work either way. */
  readonly isRegistrationOpen: boolean;
  /** The subscriptions an organisation may give itself; never empty. The others are given by who runs the server. */
  readonly selfServicePlans: readonly TemplateType[];
  /** For tests and development: web hooks may lead to http addresses and into the network. */
  readonly areInsideWebHooksAllowed: boolean;
  /** The helper release this server offers. */
  readonly releases: ReleaseFacts;
}
