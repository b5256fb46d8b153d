import { Hono, type Context } from 'hono';
import type { HelperConfig } from '../config.ts';
import type { DriverTable } from '../drivers/driver.ts';
import { HelperError, messageOf } from '../helper-error.ts';
import type { Journal } from '../journal/journal.ts';
import type { Logger } from '../logger.ts';
import { parseOrigin } from '../origins/origin.ts';
import type { OriginList } from '../origins/origin-list.ts';
import type { PairingTokens } from '../origins/pairing-tokens.ts';
import { contentSecurityPolicy, type Markup } from '../pages/page.ts';
import { pairPage } from '../pages/pair-page.ts';
import { statusPage } from '../pages/status-page.ts';
import { listQueues } from '../queues.ts';
import { helperVersion } from '../version.ts';
import type { HelperEnv } from './guard.ts';
import { jobAnswer } from './job-answer.ts';

interface PageContext {
  readonly config: HelperConfig;
  readonly drivers: DriverTable;
  readonly journal: Journal;
  readonly logger: Logger;
  readonly origins: OriginList;
  readonly pairingTokens: PairingTokens;
}

const shownJobs = 20;
const formType = 'application/x-www-form-urlencoded';

/** The pages for the person at this computer: how the helper is, and which apps may print. */
export function pageRoutes(context: PageContext): Hono<HelperEnv> {
  const { config, drivers, journal, logger, origins, pairingTokens } = context;
  const app = new Hono<HelperEnv>();

  app.get('/', async (c) =>
    page(
      c,
      statusPage({
        version: helperVersion,
        computerName: config.computerName,
        origins: [
          ...origins.configured.map((origin) => ({ origin, removeToken: null })),
          ...origins.paired().map((origin) => ({ origin, removeToken: pairingTokens.issue(origin) })),
        ],
        queues: await listQueues(drivers, logger, c.req.raw.signal),
        jobs: journal.changedSince(0, shownJobs).map(jobAnswer),
      }),
    ),
  );

  app.get('/pair', (c) => {
    const asked = c.req.query('origin');
    const origin = asked ? readOrigin(asked) : null;
    const isAllowed = origin !== null && origins.has(origin);
    const token = origin === null || isAllowed ? null : pairingTokens.issue(origin);
    return page(c, pairPage({ computerName: config.computerName, origin, isAllowed, token }));
  });

  app.post('/pair', async (c) => {
    const origin = await redeem(c, pairingTokens);
    origins.add(origin);
    logger.info('app paired', { origin });
    return c.redirect(`/pair?origin=${encodeURIComponent(origin)}`, 303);
  });

  app.post('/pair/remove', async (c) => {
    const origin = await redeem(c, pairingTokens);
    origins.remove(origin);
    logger.info('app removed', { origin });
    return c.redirect('/', 303);
  });
  return app;
}

function page(c: Context, markup: Markup): Response | Promise<Response> {
  c.header('Content-Security-Policy', contentSecurityPolicy);
  c.header('X-Frame-Options', 'DENY');
  return c.html(markup);
}

function readOrigin(text: string): string {
  try {
    return parseOrigin(text);
  } catch (error) {
    throw new HelperError(422, `${messageOf(error)}.`);
  }
}

/** A decision only counts when it comes from our own page (Origin) with the token that page was given. */
async function redeem(c: Context<HelperEnv>, tokens: PairingTokens): Promise<string> {
  const isOwnForm =
    c.req.header('origin') !== undefined && c.req.header('content-type')?.startsWith(formType);
  const form = isOwnForm ? await c.req.parseBody() : {};
  const origin = typeof form['token'] === 'string' ? tokens.redeem(form['token']) : undefined;
  if (origin === undefined) {
    throw new HelperError(403, 'This page is out of date. Open the pairing page again.');
  }
  return origin;
}
