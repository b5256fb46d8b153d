import { Hono, type Context } from 'hono';
import { getPath } from 'hono/utils/url';
import { describeRule, mayCall } from '../access/access-rule.ts';
import { toCaller, type Caller } from '../access/caller.ts';
import { verifyAccessToken } from '../auth/access-token.ts';
import type { Services } from '../services.ts';
import { requireActive } from '../subscription/require-active.ts';
import { crossOrigin } from './cross-origin.ts';
import { HttpError } from './http-error.ts';
import { isStorableText, readJsonBody } from './read-body.ts';
import { failureAnswer } from './failure-answer.ts';
import { requestFacts, type ServerEnvironment } from './request-facts.ts';
import { requestLog } from './request-log.ts';
import type { Route } from './route.ts';
import { securityHeaders } from './security-headers.ts';

const maxBodyBytes = 1_000_000;

/** The specification spells `account` and `Account`: both are meant. */
const foldPath = (path: string) => path.replace(/^\/api\/account\//i, '/api/account/');

/** `/api/labels/{id}` as the router spells it. */
const toPattern = (path: string) => foldPath(path).replaceAll(/\{(\w+)\}/g, ':$1');

/** Fixed paths come before those with a parameter, so that /api/articles/name is never read as an id. */
const fixedFirst = (one: Route, other: Route) =>
  Number(one.path.includes('{')) - Number(other.path.includes('{'));

/** The app over a table of routes: each is guarded by its rule, read by its schemas and answered as JSON or a file. */
export function mountRoutes(routes: readonly Route[], services: Services): Hono<ServerEnvironment> {
  const app = new Hono<ServerEnvironment>({ getPath: (request) => foldPath(getPath(request)) });
  app.use(
    requestLog(services),
    securityHeaders(services.config.publicUrl),
    crossOrigin(services.config.appOrigins),
  );

  for (const route of routes.toSorted(fixedFirst)) {
    app.on(route.method.toUpperCase(), toPattern(route.path), (context) =>
      answerRoute(route, services, context),
    );
  }
  for (const [path, methods] of Object.entries(Object.groupBy(routes, (route) => route.path))) {
    const allowed = (methods ?? []).map((route) => route.method.toUpperCase()).join(', ');
    app.all(toPattern(path), () => {
      throw new HttpError(405, `This address takes ${allowed} only.`, { headers: { Allow: allowed } });
    });
  }
  app.notFound(() => {
    throw new HttpError(404, 'There is nothing at this address.');
  });
  app.onError((error, context) => failureAnswer(error, context, services.logger));
  return app;
}

async function answerRoute(
  route: Route,
  services: Services,
  context: Context<ServerEnvironment>,
): Promise<Response> {
  context.set('route', route.path);
  const caller = await authorize(route, services, context);
  const query = context.req.query();
  if (!Object.values(query).every(isStorableText)) {
    throw new HttpError(422, 'The request cannot be used. Its address holds characters that are not text.');
  }
  const answer = await route.answer({
    services,
    caller,
    facts: requestFacts(context, services.config),
    params: context.req.param(),
    query,
    body: route.request?.body ? await readJsonBody(context.req.raw, maxBodyBytes) : undefined,
  });
  return answer instanceof Response ? answer : context.json(answer as object);
}

/** Who calls, once the route's rule has let them through. @throws HttpError 401 without a valid token, 403 by the rule or while the organisation is paused */
async function authorize(
  route: Route,
  { keys, clock, store }: Services,
  context: Context<ServerEnvironment>,
): Promise<Caller | undefined> {
  if (route.access === 'public') return undefined;
  const [scheme, token] = (context.req.header('Authorization') ?? '').split(' ');
  const identity =
    scheme?.toLowerCase() === 'bearer' && token ? await verifyAccessToken(keys, clock, token) : undefined;
  if (!identity) {
    throw new HttpError(401, 'Please sign in: there is no valid access token.', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  context.set('organizationId', identity.organizationId);
  context.set('userId', identity.userId);
  const caller = toCaller(identity);
  if (!mayCall(caller, route.access)) {
    throw new HttpError(403, `You may not do this. ${describeRule(route.access)}`);
  }
  if (!route.isOpenWhilePaused) await requireActive(store, identity.organizationId);
  return caller;
}
