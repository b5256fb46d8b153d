import { Hono, type Context } from 'hono';
import { languageDetector, type LanguageVariables } from 'hono/language';
import { LANGUAGES } from 'label-core/sentence';
import type { HelperConfig } from '../config.ts';
import type { DriverTable } from '../drivers/driver.ts';
import { HelperError, messageOf } from '../helper-error.ts';
import type { Journal } from '../journal/journal.ts';
import type { Logger } from '../logger.ts';
import { parseOrigin } from '../origins/origin.ts';
import type { OriginList } from '../origins/origin-list.ts';
import type { PairingTokens } from '../origins/pairing-tokens.ts';
import { contentSecurityPolicy, pagePath, type Markup } from '../pages/page.ts';
import { pairPage } from '../pages/pair-page.ts';
import { pageTexts } from '../pages/i18n/index.ts';
import { statusPage } from '../pages/status-page.ts';
import { listQueues } from '../queues.ts';
import { helperVersion } from '../version.ts';
import type { HelperEnv } from './guard.ts';
import { jobAnswer } from './job-answer.ts';
import { sentences } from '../sentences/index.ts';

interface PageContext {
  readonly config: HelperConfig;
  readonly drivers: DriverTable;
  readonly journal: Journal;
  readonly logger: Logger;
  readonly origins: OriginList;
  readonly pairingTokens: PairingTokens;
}

/** Context with the language of the page: from the address, as in a link of the app, or else from the browser. */
interface PageEnv {
  readonly Variables: HelperEnv['Variables'] & LanguageVariables;
}

const shownJobs = 20;
const formType = 'application/x-www-form-urlencoded';

/** Creates the routes of the pages for the person at this computer: the status page and the pairing page. */
export function pageRoutes(context: PageContext): Hono<PageEnv> {
  const { config, drivers, journal, logger, origins, pairingTokens } = context;
  const app = new Hono<PageEnv>();

  app.use(
    languageDetector({
      supportedLanguages: Object.keys(LANGUAGES),
      fallbackLanguage: 'en',
      order: ['querystring', 'header'],
      lookupQueryString: 'language',
      caches: false,
    }),
  );

  app.get('/', async (c) =>
    page(
      c,
      statusPage(
        {
          version: helperVersion,
          computerName: config.computerName,
          user: config.user,
          origins: [
            ...origins.configured.map((origin) => ({ origin, removeToken: null })),
            ...origins.paired().map((origin) => ({ origin, removeToken: pairingTokens.issue(origin) })),
          ],
          queues: await listQueues(drivers, logger, c.req.raw.signal),
          jobs: journal.changedSince(0, shownJobs).map(jobAnswer),
        },
        textsFor(c),
      ),
    ),
  );

  app.get('/pair', (c) => {
    const asked = c.req.query('origin');
    const origin = asked ? readOrigin(asked) : null;
    const isAllowed = origin !== null && origins.has(origin);
    const token = origin === null || isAllowed ? null : pairingTokens.issue(origin);
    return page(c, pairPage({ computerName: config.computerName, origin, isAllowed, token }, textsFor(c)));
  });

  app.post('/pair', async (c) => {
    const origin = await redeem(c, pairingTokens);
    origins.add(origin);
    logger.info('app paired', { origin });
    return c.redirect(`${pagePath('/pair', textsFor(c))}&origin=${encodeURIComponent(origin)}`, 303);
  });

  app.post('/pair/remove', async (c) => {
    const origin = await redeem(c, pairingTokens);
    origins.remove(origin);
    logger.info('app removed', { origin });
    return c.redirect(pagePath('/', textsFor(c)), 303);
  });
  return app;
}

const textsFor = (c: Context<PageEnv>) => pageTexts(c.get('language'));

function page(c: Context, markup: Markup): Response | Promise<Response> {
  c.header('Content-Security-Policy', contentSecurityPolicy);
  c.header('X-Frame-Options', 'DENY');
  return c.html(markup);
}

function readOrigin(text: string): string {
  try {
    return parseOrigin(text);
  } catch (error) {
    throw new HelperError(422, sentences.helper.noOrigin({ reason: messageOf(error) }));
  }
}

/**
 * Returns the origin that the decision is about. A decision counts only when it comes from our own page (Origin) with the
 * token that was issued to that page.
 */
async function redeem(c: Context<PageEnv>, tokens: PairingTokens): Promise<string> {
  const isOwnForm =
    c.req.header('origin') !== undefined && c.req.header('content-type')?.startsWith(formType);
  const form = isOwnForm ? await c.req.parseBody() : {};
  const origin = typeof form['token'] === 'string' ? tokens.redeem(form['token']) : undefined;
  if (origin === undefined) {
    throw new HelperError(403, sentences.helper.outdatedPage);
  }
  return origin;
}
