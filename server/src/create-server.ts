import { createArticleCounts } from './articles/article-counts.ts';
import { createMemoryKeys, type ServerKeys } from './auth/server-keys.ts';
import { mountRoutes } from './http/mount-routes.ts';
import { silentLogger, type Logger } from './http/logger.ts';
import { startMailDelivery } from './mail/mail-delivery.ts';
import type { MailTransport } from './mail/outgoing-mail.ts';
import { createOpenIdProviders } from './open-id/open-id-providers.ts';
import { createRenderer } from './print/label-core-renderer.ts';
import type { LabelRenderer } from './print/label-renderer.ts';
import { routeTable } from './route-table.ts';
import type { ServerConfig } from './server-config.ts';
import type { Clock } from './services.ts';
import type { Store } from './store/store.ts';
import { noReleases } from './updates/release-facts.ts';

export interface ServerParts {
  readonly store: Store;
  readonly config?: Partial<ServerConfig>;
  /** Secrets; new ones that end with the process where none are given. */
  readonly keys?: ServerKeys;
  readonly clock?: Clock;
  readonly logger?: Logger;
  readonly renderer?: LabelRenderer;
  /** Takes the letters of the outbox; without one they wait there. */
  readonly mailTransport?: MailTransport;
}

export interface Server {
  /** Answers a request. The second argument may name the client's network address, for the login limits. */
  readonly fetch: (request: Request, facts?: { readonly clientAddress?: string }) => Promise<Response>;
  /** Delivers the letters that are due; that happens by itself too. */
  readonly deliverMail: () => Promise<void>;
  /** Finishes the letter in hand, ends the renderer and closes the store. */
  readonly close: () => Promise<void>;
}

/** The whole backend as one `fetch` over a store. It opens no port; all it keeps of its own is what it can check or count again. */
export async function createServer(parts: ServerParts): Promise<Server> {
  const { store, clock = () => new Date(), logger = silentLogger, renderer = createRenderer() } = parts;
  const config: ServerConfig = {
    appOrigins: [],
    openIdProviders: [],
    releases: noReleases,
    ...parts.config,
  };
  const base = { store, clock, logger, keys: parts.keys ?? (await createMemoryKeys()) };
  const mail = startMailDelivery({ ...base, transport: parts.mailTransport });
  const services = {
    ...base,
    config,
    mail,
    openId: createOpenIdProviders(config.openIdProviders, clock, logger),
    renderer,
    articleCounts: createArticleCounts(),
  };
  const app = mountRoutes(routeTable, services);
  return {
    fetch: async (request, facts) => app.fetch(request, facts),
    deliverMail: mail.deliverDue,
    close: async () => {
      await mail.close();
      await renderer.close();
      await store.close();
    },
  };
}
