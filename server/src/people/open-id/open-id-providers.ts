import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { describeFailure } from '../../foundation/work/describe-failure.ts';
import type { Logger } from '../../foundation/work/logger.ts';
import type { Clock } from '../../foundation/work/clock.ts';
import { discover, type Discovery } from './discovery.ts';
import { limitedFetch } from './limited-fetch.ts';
import type { OpenIdConfig } from './open-id-config.ts';

const discoveryLifetimeMs = 3_600_000;
/** Time in ms before a provider that did not answer is asked again: the sign-in page waits for the list. */
const failureLifetimeMs = 30_000;

/** Provider with its discovery document. */
export interface OpenIdProvider extends OpenIdConfig {
  readonly discovery: Discovery;
  readonly findKey: JWTVerifyGetKey;
}

export interface OpenIdProviders {
  /** Returns the providers that can be reached now. */
  readonly list: () => Promise<readonly OpenIdProvider[]>;
  /** @returns undefined for one that is not configured. @throws HttpError 502 for one that cannot be reached */
  readonly find: (name: string) => Promise<OpenIdProvider | undefined>;
}

/** Returns the configured providers; the document of each is fetched on first use, and again after an hour. */
export function createOpenIdProviders(
  configs: readonly OpenIdConfig[],
  clock: Clock,
  logger: Logger,
): OpenIdProviders {
  const known = new Map<string, { readonly provider: Promise<OpenIdProvider>; readonly until: number }>();

  const load = (config: OpenIdConfig): Promise<OpenIdProvider> => {
    const kept = known.get(config.name);
    if (kept && kept.until > clock().getTime()) return kept.provider;
    const provider = discover(config.issuer).then((discovery) => ({
      ...config,
      discovery,
      findKey: createRemoteJWKSet(new URL(discovery.jwks_uri), {
        [customFetch]: (url, { headers, method }) => limitedFetch(url, { headers, method }),
      }),
    }));
    const keepFor = (ms: number) => known.set(config.name, { provider, until: clock().getTime() + ms });
    keepFor(discoveryLifetimeMs);
    provider.catch(() => keepFor(failureLifetimeMs));
    return provider;
  };

  return {
    list: async () => {
      const loaded = await Promise.allSettled(configs.map(load));
      return loaded.flatMap((one, index) => {
        if (one.status === 'fulfilled') return [one.value];
        logger.warn('open id provider left out', {
          provider: configs[index]?.name,
          ...describeFailure(one.reason),
        });
        return [];
      });
    },
    find: async (name) => {
      const config = configs.find((one) => one.name === name);
      return config && load(config);
    },
  };
}
