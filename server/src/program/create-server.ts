import { startAgentJobClock } from '../printing/agents/jobs/job-clock.ts';
import { createFoundArticles } from '../catalogue/articles/found-articles.ts';
import { createMemoryKeys, type ServerKeys } from '../foundation/keys/server-keys.ts';
import { authorize } from './authorize.ts';
import { mountRoutes } from '../foundation/http/mount-routes.ts';
import { boundedWork } from '../foundation/work/bounded-work.ts';
import { noMeter, type Meter } from '../foundation/work/meter.ts';
import { measuredStore } from '../foundation/store/measured-store.ts';
import { measuredRenderer } from '../design/rendering/measured-renderer.ts';
import { loadObservedState, type ObservedState } from './observe/observed-state.ts';
import type { ServerGauges } from './observe/server-gauges.ts';
import { silentLogger, type Logger } from '../foundation/work/logger.ts';
import { startImportRunner } from '../exchange/imports/run/import-runner.ts';
import { startMailDelivery } from '../foundation/mail/mail-delivery.ts';
import type { MailTransport } from '../foundation/mail/outgoing-mail.ts';
import { createOpenIdProviders } from '../people/open-id/open-id-providers.ts';
import { createProgramNews } from '../people/programs/program-news.ts';
import { startFilling } from '../printing/print/search/fill-print-words.ts';
import { printBounds } from '../printing/print/print-bounds.ts';
import { createRenderer } from '../printing/print/label-core-renderer.ts';
import type { LabelRenderer } from '../design/rendering/label-renderer.ts';
import { completeVersions } from '../design/review/complete-versions.ts';
import { startPublicationClock } from '../design/review/scheduled-publication.ts';
import { routeTable } from './route-table.ts';
import type { ServerConfig } from './server-config.ts';
import type { Clock } from '../foundation/work/clock.ts';
import type { ConnectNews } from '../foundation/work/news-wire.ts';
import { defaultRetention } from '../foundation/store/retention.ts';
import type { Store } from '../foundation/store/store.ts';
import { startStoreWatch } from '../foundation/store/store-watch.ts';
import { noReleases } from '../exchange/updates/release-facts.ts';
import { resolveBySystem, type ResolveHost } from '../exchange/web-hooks/hook-address.ts';
import { startWebHookDelivery } from '../exchange/web-hooks/web-hook-delivery.ts';

export interface ServerParts {
  readonly store: Store;
  readonly config?: Partial<ServerConfig>;
  /** Secrets; by default new ones that end with the process. */
  readonly keys?: ServerKeys;
  readonly clock?: Clock;
  readonly logger?: Logger;
  /** Is told what happens; by default nobody is. */
  readonly meter?: Meter;
  readonly renderer?: LabelRenderer;
  /** Resolves the hosts of web hooks; by default as the system does. */
  readonly resolveHost?: ResolveHost;
  /** Connects to the other servers on the same store; by default there are none. */
  readonly connectNews?: ConnectNews;
  /** Transport for the mails of the outbox; without one, mails stay there. */
  readonly mailTransport?: MailTransport;
}

/** Facts about a request that the program around the server knows. */
interface OuterFacts {
  readonly clientAddress?: string;
  readonly requestId?: string | undefined;
}

export interface Server {
  /**
   * Answers a request. The second argument may contain the client's network address, for the login limits, and the id that
   * a proxy of ours has given to the request.
   */
  readonly fetch: (request: Request, facts?: OuterFacts) => Promise<Response>;
  /** Delivers the mails that are due; also runs by itself. */
  readonly deliverMail: () => Promise<void>;
  /** Sends the messages of web hooks that are due; also runs by itself. */
  readonly deliverWebHooks: () => Promise<void>;
  /** Publishes the versions whose publication time has come; also runs by itself. */
  readonly publishDue: () => Promise<void>;
  /** Imports the waiting files; also runs by itself. */
  readonly importDue: () => Promise<void>;
  /** Gives up the files no agent fetched in time; also runs by itself. */
  readonly giveUpAgentJobs: () => Promise<void>;
  /** Returns the state of this server. */
  readonly gauges: () => ServerGauges;
  /** Counts what waits in the whole installation. @throws StoreUnavailable when the database does not answer */
  readonly observe: () => Promise<ObservedState>;
  /** Reports at `/ready` that this server ends, and takes no more background work; requests are answered as before. */
  readonly drain: () => void;
  /** Ends the polls of waiting programs with an empty response, so that closing need not wait for them. */
  readonly endWaiting: () => void;
  /**
   * Drains, finishes the current mail, message, publication and transaction of an import, ends the renderer and closes
   * the store.
   * @param onStep called with the name of each part before it is closed
   */
  readonly close: (onStep?: (part: string) => void) => Promise<void>;
}

/**
 * Returns the whole backend as one `fetch` on a store. It opens no port; all state outside the store can be checked
 * against it or counted again.
 */
export async function createServer(parts: ServerParts): Promise<Server> {
  const { clock = () => new Date(), logger = silentLogger, meter = noMeter } = parts;
  const store = measuredStore(parts.store, meter);
  const renderer = measuredRenderer(parts.renderer ?? createRenderer(), meter);
  const config: ServerConfig = {
    appOrigins: [],
    openIdProviders: [],
    registration: 'closed',
    selfServicePlans: ['Free'],
    areInsideWebHooksAllowed: false,
    releases: noReleases,
    retention: defaultRetention,
    ...parts.config,
  };
  const base = { store, clock, logger, meter, keys: parts.keys ?? (await createMemoryKeys()) };
  await completeVersions(store);
  const mail = startMailDelivery({ ...base, transport: parts.mailTransport });
  const rules = {
    isInsideAllowed: config.areInsideWebHooksAllowed,
    resolveHost: parts.resolveHost ?? resolveBySystem,
  };
  const webHooks = startWebHookDelivery({ ...base, rules });
  const imports = startImportRunner({ ...base, webHooks });
  const programNews = createProgramNews(parts.connectNews);
  const storeWatch = startStoreWatch(store);
  let isDraining = false;
  const services = {
    ...base,
    storeWatch,
    readiness: { isDraining: () => isDraining },
    config,
    mail,
    webHooks: { ...webHooks, rules },
    imports,
    openId: createOpenIdProviders(config.openIdProviders, clock, logger),
    renderer,
    printCalls: boundedWork(printBounds),
    foundArticles: createFoundArticles(),
    programNews,
  };
  const app = mountRoutes(routeTable, services, authorize);
  const publication = startPublicationClock(services);
  const agentJobs = startAgentJobClock(services);
  const filling = startFilling(base);
  /** By the names they have in metrics. */
  const counted = { publication, agent_jobs: agentJobs, import: imports, mail, web_hooks: webHooks };
  const workers = { search: filling, ...counted };
  const drain = () => {
    isDraining = true;
    for (const worker of Object.values(workers)) worker.drain();
  };
  return {
    fetch: async (request, facts) => app.fetch(request, facts),
    deliverMail: mail.deliverDue,
    deliverWebHooks: webHooks.deliverDue,
    publishDue: publication.publishDue,
    importDue: imports.importDue,
    giveUpAgentJobs: agentJobs.giveUpDue,
    gauges: () => ({
      isDraining,
      isStoreUp: storeWatch.fault() === undefined,
      isNewsHeard: programNews.isHealthy(),
      waiting: programNews.waiting(),
      connections: store.connections(),
      rounds: Object.fromEntries(Object.entries(counted).map(([name, { rounds }]) => [name, rounds()])),
    }),
    observe: () => loadObservedState(parts.store, clock()),
    drain,
    endWaiting: programNews.endWaiting,
    close: async (onStep = () => undefined) => {
      drain();
      storeWatch.stop();
      for (const [part, { close }] of Object.entries({
        news: programNews,
        ...workers,
        rendering: renderer,
        store,
      })) {
        onStep(part);
        await close();
      }
    },
  };
}
