import { join } from 'node:path';
import { openKeysFile } from '../auth/keys-file.ts';
import { createServer } from '../create-server.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import type { Logger } from '../http/logger.ts';
import { createFileTransport } from '../mail/file-transport.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import { issueSetupToken } from '../setup/setup-token.ts';
import { createSite } from '../site/create-site.ts';
import { isEmptyStore, startHousekeeping } from '../store/housekeeping.ts';
import { openStore } from '../store/open-store.ts';
import type { ServerEnvironmentVariables } from './environment.ts';
import { clientAddressOf } from './client-address.ts';
import { demoTargets } from './demo-targets.ts';
import { openIdProvidersOf } from './open-id-environment.ts';
import { listen } from './listen.ts';

export interface RunningServer {
  /** Where it listens, e.g. http://localhost:8080 */
  readonly url: string;
  readonly isDemo: boolean;
  /** Where the first organisation is created; undefined once there is one. Whoever has it administers the server. */
  readonly setupLink: string | undefined;
  /** Stops taking requests, finishes those that run, writes everything down and ends. */
  readonly stop: () => Promise<void>;
}

const clock = () => new Date();

/** Opens the store, serves the services and the app on one port. @throws StoreRefusal or SetupError with a sentence */
export async function startServer(env: ServerEnvironmentVariables, logger: Logger): Promise<RunningServer> {
  const store = await openStore(
    env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : { dataDir: env.DATA_DIR },
  );
  const isNew = await isEmptyStore(store);
  if (isNew && env.DEMO) await seedDemo(store, { printerTargets: demoTargets(env) });

  const server = await createServer({
    store,
    clock,
    logger,
    keys: await openKeysFile(join(env.DATA_DIR, 'keys.json')),
    mailTransport:
      env.SMTP_URL === undefined
        ? createFileTransport(join(env.DATA_DIR, 'mail'), env.MAIL_FROM)
        : createSmtpTransport(env.SMTP_URL, env.MAIL_FROM),
    config: {
      ...(env.PUBLIC_URL === undefined ? {} : { publicUrl: env.PUBLIC_URL }),
      appOrigins: env.APP_ORIGINS,
      openIdProviders: openIdProvidersOf(env),
      areInsideWebHooksAllowed: env.WEB_HOOKS_INSIDE,
      releases: {
        githubReleasesUrl: env.HELPER_RELEASES_URL,
        latestVersion: env.HELPER_VERSION,
        windowsDownloadUrl: env.HELPER_WINDOWS_URL,
        macDownloadUrl: env.HELPER_MAC_URL,
      },
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
            // A print whose answer got lost is the same job when the app asks again (findJobByKey); signing out is told.
            flags: { idempotencyKey: true, signOutCall: true },
          },
          connect: [...new Set([helperUrl, 'http://localhost:27417', 'http://127.0.0.1:27417'])],
        });
  const housekeeping = startHousekeeping(store, clock, logger);

  const listening = await listen(
    { host: env.HOST, port: env.PORT },
    async (request, { incoming }) =>
      (await site?.(request)) ??
      server.fetch(request, {
        clientAddress: clientAddressOf(
          incoming.socket.remoteAddress,
          request.headers.get('x-forwarded-for'),
          env.TRUSTED_PROXIES,
        ),
      }),
  ).catch(async (error: unknown) => {
    housekeeping.stop();
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
      server.endWaiting();
      await listening.close();
      await server.close();
    },
  };
}
