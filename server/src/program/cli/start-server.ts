import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openKeysFile } from '../../foundation/keys/keys-file.ts';
import { noteKeys, otherKeys } from '../../foundation/keys/noted-keys.ts';
import { createServer } from '../create-server.ts';
import { visitor } from '../demo/demo-accounts.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { readHelperPackages, type HelperPackages } from '../../exchange/updates/helper-packages.ts';
import { describeFailure } from '../../foundation/work/describe-failure.ts';
import type { Logger } from '../../foundation/work/logger.ts';
import { noOtherServers, type ConnectNews } from '../../foundation/work/news-wire.ts';
import { createDemoMails } from '../../foundation/mail/demo-mails.ts';
import { createFileTransport } from '../../foundation/mail/file-transport.ts';
import { createSmtpTransport } from '../../foundation/mail/smtp-transport.ts';
import { issueSetupToken } from '../setup/setup-token.ts';
import { createDownloads } from '../downloads/create-downloads.ts';
import { createSite } from '../site/create-site.ts';
import { newestBackup } from '../../foundation/store/archive/backup-folder.ts';
import { isEmptyStore, startHousekeeping } from '../../foundation/store/housekeeping.ts';
import { openStore } from '../../foundation/store/open-store.ts';
import { PostgresNews } from '../../foundation/store/postgres/postgres-news.ts';
import { startSchemaWatch } from '../../foundation/store/schema-watch.ts';
import { startStoreClock } from '../../foundation/store/store-clock.ts';
import { backupDir } from './backup-environment.ts';
import { keysFile } from './keys-location.ts';
import { storeLocation } from './store-location.ts';
import type { ServerEnvironmentVariables } from './environment.ts';
import { clientAddressOf } from './client-address.ts';
import { requestIdOf } from './request-id.ts';
import { retentionOf } from './retention-environment.ts';
import { demoTargets } from './demo-targets.ts';
import { openIdProvidersOf } from './open-id-environment.ts';
import { listen, type Answer, type Listening } from './listen.ts';
import { serveMetrics } from './serve-metrics.ts';
import { programVersion } from '../../foundation/values/program-version.ts';
import { createRenderer } from '../../printing/print/label-core-renderer.ts';
import { startDiskWatch } from '../observe/disk-watch.ts';
import { createMetrics } from '../observe/metrics.ts';
import { registerGauges } from '../observe/register-gauges.ts';
import { freeBytesOn } from '../../foundation/store/disk-room.ts';

export interface RunningServer {
  /** URL at which it listens, e.g. http://localhost:8080 */
  readonly url: string;
  readonly isDemo: boolean;
  /**
   * Link for creating the first organisation; undefined once there is one. Its holder becomes administrator of the
   * server.
   */
  readonly setupLink: string | undefined;
  /**
   * Stops in an order by which no request is lost: reports at `/ready` that it ends, and answers on; after DRAIN_SECONDS
   * accepts no more requests, finishes the running ones within STOP_SECONDS, writes all data and ends.
   * @param onStep called with the name of each part before it is waited for
   */
  readonly stop: (onStep?: (part: string) => void) => Promise<void>;
}

interface StartOptions {
  /** Called with a sentence when a newer program has changed the database so that this one must stop. */
  readonly onTooOld?: (sentence: string) => void;
}

/**
 * Opens the store, and serves the services and the app on one port.
 * @throws StoreRefusal or SetupError with a sentence
 */
export async function startServer(
  env: ServerEnvironmentVariables,
  logger: Logger,
  { onTooOld = () => undefined }: StartOptions = {},
): Promise<RunningServer> {
  const { registry, meter } = createMetrics(programVersion);
  const store = await openStore(storeLocation(env, meter.retried), {
    warn: (sentence, cause) => logger.warn(sentence, describeFailure(cause)),
  });
  const time = await startStoreClock(store, logger);
  const clock = time.now;
  const keys = await openKeysFile(keysFile(env));
  if (!(await noteKeys(store, keys))) logger.warn(otherKeys);
  const isNew = await isEmptyStore(store);
  if (isNew && env.DEMO) await seedDemo(store, { printerTargets: demoTargets(env), visitors: [visitor] });

  const files = createFileTransport(join(env.DATA_DIR, 'mail'), env.MAIL_FROM);
  const demoMails =
    env.DEMO && env.SMTP_URL === undefined
      ? createDemoMails(files, (line) => process.stderr.write(line))
      : undefined;
  const mailTransport =
    env.SMTP_URL === undefined
      ? (demoMails?.transport ?? files)
      : createSmtpTransport(env.SMTP_URL, env.MAIL_FROM);
  const helperPackages = offeredPackages(env, logger);
  const downloads = helperPackages && createDownloads(helperPackages, env.PUBLIC_URL);
  const retention = retentionOf(env);
  const server = await createServer({
    store,
    clock,
    logger,
    meter,
    keys,
    mailTransport,
    renderer: createRenderer(env.RENDER_THREADS),
    connectNews: newsOf(env, logger),
    config: {
      ...(env.PUBLIC_URL === undefined ? {} : { publicUrl: env.PUBLIC_URL }),
      appOrigins: env.APP_ORIGINS,
      openIdProviders: openIdProvidersOf(env),
      registration: env.REGISTRATION,
      selfServicePlans: env.SELF_SERVICE_PLANS,
      areInsideWebHooksAllowed: env.WEB_HOOKS_INSIDE,
      releases: {
        githubReleasesUrl: env.HELPER_RELEASES_URL,
        latestVersion: env.HELPER_VERSION,
        windowsDownloadUrl: env.HELPER_WINDOWS_URL,
        macDownloadUrl: env.HELPER_MAC_URL,
      },
      helperPackages,
      retention,
    },
  });
  const helperUrl = env.HELPER_URL ?? 'http://localhost:27417';
  const site =
    env.STATIC_DIR === undefined
      ? undefined
      : createSite({
          directory: env.STATIC_DIR,
          publicUrl: env.PUBLIC_URL,
          config: {
            apiUrl: '',
            authUrl: '',
            importUrl: '',
            printUrl: '',
            helperUrl,
            // Pages of this server: a host of another backend does not have them, so they are no defaults of the app.
            documentationUrl: './help',
            supportUrl: './help#support',
            statusUrl: './status',
            // The server returns the same job when the app repeats a print whose response was lost (findJobByKey), and
            // has a call for signing out.
            flags: {
              idempotencyKey: true,
              signOutCall: true,
              lineCheck: true,
              ...(demoMails && { demoMails: true }),
              ...(env.REGISTRATION !== 'open' && { registrationClosed: true }),
            },
          },
          connect: [...new Set([helperUrl, 'http://localhost:27417', 'http://127.0.0.1:27417'])],
        });
  const housekeeping = startHousekeeping(store, clock, logger, retention);

  const diskFreeBytes = async () => ({ data: await freeBytesOn(env.DATA_DIR) });
  const backup = () => newestBackup(backupDir(env), clock());
  registerGauges(registry, { server: server.gauges, installation: server.observe, diskFreeBytes, backup });
  const answer: Answer = async (request, { incoming }) =>
    demoMails?.page(request) ??
    (await site?.(request)) ??
    downloads?.(request) ??
    server.fetch(request, {
      clientAddress: clientAddressOf(
        incoming.socket.remoteAddress,
        request.headers.get('x-forwarded-for'),
        env.TRUSTED_PROXIES,
      ),
      requestId: requestIdOf(request.headers.get('x-request-id'), env.TRUSTED_PROXIES),
    });
  let metrics: Listening | undefined;
  const open = async () => {
    metrics = await serveMetrics(env, registry);
    return listen({ host: env.HOST, port: env.PORT }, answer);
  };
  const listening = await open().catch(async (error: unknown) => {
    housekeeping.stop();
    time.stop();
    await metrics?.close(0);
    await server.close();
    throw error;
  });
  const url = `http://localhost:${listening.port}`;
  const setupToken = await issueSetupToken(store, clock());
  const schemaWatch = startSchemaWatch(store, onTooOld);
  const diskWatch = startDiskWatch({ diskFreeBytes, logger });

  return {
    url,
    isDemo: env.DEMO,
    setupLink: setupToken === undefined ? undefined : `${env.PUBLIC_URL ?? url}/setup#${setupToken}`,
    stop: async (onStep = () => undefined) => {
      onStep('proxies');
      housekeeping.stop();
      schemaWatch.stop();
      diskWatch.stop();
      server.drain();
      listening.announceEnd();
      await pause(env.DRAIN_SECONDS * 1000);
      // Not before: a poll that is answered early comes back at once.
      onStep('requests');
      server.endWaiting();
      await listening.close(env.STOP_SECONDS * 1000);
      await server.close(onStep);
      await metrics?.close(0);
      time.stop();
    },
  };
}

/** Servers on PostgreSQL tell each other; on the embedded store there is one. */
const newsOf =
  ({ DATABASE_URL, DATABASE_DIRECT_URL }: ServerEnvironmentVariables, logger: Logger): ConnectNews =>
  (listener) =>
    DATABASE_URL === undefined
      ? noOtherServers(listener)
      : new PostgresNews({ ...listener, directUrl: DATABASE_DIRECT_URL ?? DATABASE_URL, logger });

/** Returns the packages of the helper; a folder that cannot be read keeps nobody from printing. */
function offeredPackages(
  { HELPER_DIR: folder }: ServerEnvironmentVariables,
  logger: Logger,
): HelperPackages | undefined {
  try {
    return folder === undefined ? undefined : readHelperPackages(folder);
  } catch (error) {
    logger.warn('The packages of the printer helper are not offered.', describeFailure(error));
    return undefined;
  }
}
