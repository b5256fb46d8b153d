import { Hono } from 'hono';
import type { Sentence } from 'label-core/sentence';
import type { HelperConfig } from '../config.ts';
import type { DriverTable } from '../drivers/driver.ts';
import { HelperError, messageOf } from '../helper-error.ts';
import type { Journal } from '../journal/journal.ts';
import type { Logger } from '../logger.ts';
import type { OriginList } from '../origins/origin-list.ts';
import type { PairingTokens } from '../origins/pairing-tokens.ts';
import { acceptPrint, type PrintContext } from '../print.ts';
import { listQueues } from '../queues.ts';
import { helperVersion, serviceName } from '../version.ts';
import { guard, type HelperEnv } from './guard.ts';
import { jobRoutes } from './job-routes.ts';
import { readJsonBody } from './json-body.ts';
import { pageRoutes } from './page-routes.ts';
import { parsePrintRequest } from './print-request.ts';
import { requestIdOf } from '../request-id.ts';
import { sentences } from '../sentences/index.ts';

export interface AppContext extends PrintContext {
  readonly config: HelperConfig;
  readonly drivers: DriverTable;
  readonly journal: Journal;
  readonly logger: Logger;
  readonly origins: OriginList;
  readonly pairingTokens: PairingTokens;
}

/** Creates the HTTP interface of the helper; see README.md for the routes. */
export function createApp(context: AppContext): Hono<HelperEnv> {
  const { config, drivers, journal, logger, origins } = context;
  const app = new Hono<HelperEnv>();
  let isJournalFaulty = false;

  app.use(guard(config.port, origins));

  app.get('/health', (c) => {
    if (c.var.caller.kind !== 'app' && c.var.caller.kind !== 'local') {
      return c.json({ status: 'Healthy' });
    }
    const identity = { service: serviceName, version: helperVersion, instanceId: journal.instanceId };
    if (isJournalFaulty) {
      journal.probe();
      isJournalFaulty = false;
    }
    // For programs of this computer: another person's helper is told apart by it.
    const account = c.var.caller.kind === 'local' ? { user: config.user } : {};
    return c.json({ status: 'Healthy', ...identity, ...account });
  });

  app.get('/api/settings', (c) =>
    c.json({
      version: helperVersion,
      computerName: config.computerName,
      idempotentPrint: true,
      instanceId: journal.instanceId,
    }),
  );

  app.get('/api/printQueues', async (c) => {
    const queues = await listQueues(drivers, logger, c.req.raw.signal);
    return c.json({ computerName: config.computerName, queues });
  });

  app.post('/api/print', async (c) => {
    const request = parsePrintRequest(await readJsonBody(c.req.raw));
    const requestId = requestIdOf(request.printerFileUrl);
    c.set('requestId', requestId);
    const answer = await acceptPrint(request, context, c.req.raw.signal);
    const { jobKey: key, state, replayed } = answer;
    logger.info('print', { requestId, key, state, replayed });
    return c.json(answer);
  });

  app.route('/', jobRoutes(context));
  app.route('/', pageRoutes(context));

  app.notFound((c) => c.json(told(sentences.helper.nothingHere), 404));
  app.onError((error, c) => {
    if (error instanceof HelperError) {
      const { status, message } = error;
      logger.info('refused', { requestId: c.get('requestId'), path: c.req.path, status, message });
      return c.json(told(error.sentence), error.status);
    }
    logger.warn('fault', { requestId: c.get('requestId'), path: c.req.path, cause: messageOf(error) });
    isJournalFaulty ||= isDatabaseFault(error);
    const sentence = isJournalFaulty ? sentences.helper.journalFault : sentences.helper.fault;
    return c.json({ status: 'Unhealthy', ...told(sentence) }, isJournalFaulty ? 503 : 500);
  });
  return app;
}

const told = ({ code, args, message }: Sentence) => ({ Message: message, code, args });

function isDatabaseFault(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}
