import { join } from 'node:path';
import { openKeysFile } from '../../foundation/keys/keys-file.ts';
import { createServer } from '../create-server.ts';
import { visitor } from '../demo/demo-accounts.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { readHelperPackages, type HelperPackages } from '../../exchange/updates/helper-packages.ts';
import { describeFailure } from '../../foundation/work/describe-failure.ts';
import type { Logger } from '../../foundation/work/logger.ts';
import { createDemoMails } from '../../foundation/mail/demo-mails.ts';
import { createFileTransport } from '../../foundation/mail/file-transport.ts';
import { createSmtpTransport } from '../../foundation/mail/smtp-transport.ts';
import { issueSetupToken } from '../setup/setup-token.ts';
import { createDownloads } from '../downloads/create-downloads.ts';
import { createSite } from '../site/create-site.ts';
import { isEmptyStore, startHousekeeping } from '../../foundation/store/housekeeping.ts';
import { openStore } from '../../foundation/store/open-store.ts';
import { startStoreClock } from '../../foundation/store/store-clock.ts';
import { storeLocation } from './store-location.ts';
import type { ServerEnvironmentVariables } from './environment.ts';
import { clientAddressOf } from './client-address.ts';
import { retentionOf } from './retention-environment.ts';
import { demoTargets } from './demo-targets.ts';
import { openIdProvidersOf } from './open-id-environment.ts';
import { listen } from './listen.ts';

export interface RunningServer {
  /** URL at which it listens, e.g. http://localhost:8080 */
  readonly url: string;
  readonly isDemo: boolean;
  /**
   * Link for creating the first organisation; undefined once there is one. Its holder becomes administrator of the
   * server.
   */
  readonly setupLink: string | undefined;
  /** Stops accepting requests, finishes the running ones, writes all data and ends. */
  readonly stop: () => Promise<void>;
}

/**
 * Opens the store, and serves the services and the app on one port.
 * @throws StoreRefusal or SetupError with a sentence
 */
export async function startServer(env: ServerEnvironmentVariables, logger: Logger): Promise<RunningServer> {
  const store = await openStore(storeLocation(env), {
    warn: (sentence, cause) => logger.warn(sentence, describeFailure(cause)),
  });
  const time = await startStoreClock(store, logger);
  const clock = time.now;
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
  const server = await createServer({
    store,
    clock,
    logger,
    keys: await openKeysFile(join(env.DATA_DIR, 'keys.json')),
    mailTransport,
    config: {
      ...(env.PUBLIC_URL === undefined ? {} : { publicUrl: env.PUBLIC_URL }),
      appOrigins: env.APP_ORIGINS,
      openIdProviders: openIdProvidersOf(env),
      isRegistrationOpen: env.REGISTRATION === 'open',
      selfServicePlans: env.SELF_SERVICE_PLANS,
      areInsideWebHooksAllowed: env.WEB_HOOKS_INSIDE,
      releases: {
        githubReleasesUrl: env.HELPER_RELEASES_URL,
        latestVersion: env.HELPER_VERSION,
        windowsDownloadUrl: env.HELPER_WINDOWS_URL,
        macDownloadUrl: env.HELPER_MAC_URL,
      },
      helperPackages,
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
              ...(env.REGISTRATION === 'closed' && { registrationClosed: true }),
            },
          },
          connect: [...new Set([helperUrl, 'http://localhost:27417', 'http://127.0.0.1:27417'])],
        });
  const housekeeping = startHousekeeping(store, clock, logger, retentionOf(env));

  const listening = await listen(
    { host: env.HOST, port: env.PORT },
    async (request, { incoming }) =>
      demoMails?.page(request) ??
      (await site?.(request)) ??
      downloads?.(request) ??
      server.fetch(request, {
        clientAddress: clientAddressOf(
          incoming.socket.remoteAddress,
          request.headers.get('x-forwarded-for'),
          env.TRUSTED_PROXIES,
        ),
      }),
  ).catch(async (error: unknown) => {
    housekeeping.stop();
    time.stop();
    await server.close();
    throw error;
  });
  const url = `http://localhost:${listening.port}`;
  const setupToken = await issueSetupToken(store, clock());

  return {
    url,
    isDemo: env.DEMO,
    setupLink: setupToken === undefined ? undefined : `${env.PUBLIC_URL ?? url}/setup#${setupToken}`,
    stop: async () => {
      housekeeping.stop();
      time.stop();
      server.endWaiting();
      await listening.close();
      await server.close();
    },
  };
}

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
