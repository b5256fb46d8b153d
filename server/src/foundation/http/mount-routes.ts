import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { getPath } from 'hono/utils/url';
import type { Caller } from '../access/caller.ts';
import type { Program } from '../access/program.ts';
import type { Services } from './services.ts';
import { sentences } from '../sentences/index.ts';
import { crossOrigin } from './cross-origin.ts';
import { HttpError } from './http-error.ts';
import { compactAnswer, jsonAnswer } from './json-answer.ts';
import { readJsonBody, readUrlEncodedBody } from './read-body.ts';
import { isStorableText } from '../values/storable-text.ts';
import { readFormBody } from './read-form.ts';
import { failureAnswer } from './failure-answer.ts';
import { requestFacts, type ServerEnvironment } from './request-facts.ts';
import { requestLog } from './request-log.ts';
import type { Route, RouteDescription } from './route.ts';
import { securityHeaders } from './security-headers.ts';
import { tooMuch } from './too-much.ts';
import { boundedWork } from '../work/bounded-work.ts';

const usualBodyBytes = 1_000_000;

/**
 * Most calls in hand at once. Where more come than a server can answer, those that wait take its memory and are answered
 * after their clients gave up: it answers as many as before, and refuses the others at once.
 */
const MOST_CALLS = 1000;

/** Files that compress well, sent piece by piece; those to be printed are compressed already. JSON is compressed where it is made. */
const TEXTUAL = /^(application\/json|text\/)/;

/** Folds the case of `account`: the specification spells it `account` and `Account`. */
const foldPath = (path: string) => path.replace(/^\/api\/account\//i, '/api/account/');

/** Returns `/api/labels/{id}` in the router's syntax. */
const toPattern = (path: string) => foldPath(path).replaceAll(/\{(\w+)\}/g, ':$1');

/** Sorts fixed paths before those with a parameter, so that /api/articles/name is never read as an id. */
const fixedFirst = (one: RouteDescription, other: RouteDescription) =>
  Number(one.path.includes('{')) - Number(other.path.includes('{'));

/**
 * Returns the caller of a route if its rule allows the call.
 * @throws HttpError 401 without a valid token, 403 by the rule
 */
export type Authorize = (
  route: RouteDescription,
  services: Services,
  context: Context<ServerEnvironment>,
) => Promise<Caller | Program | undefined>;

/**
 * Returns the app for a table of routes: each is guarded by its rule, parsed by its schemas and answered as JSON or a
 * file.
 */
export function mountRoutes<Needs extends Services>(
  routes: readonly Route<Needs>[],
  services: Needs,
  authorize: Authorize,
): Hono<ServerEnvironment> {
  const app = new Hono<ServerEnvironment>({ getPath: (request) => foldPath(getPath(request)) });
  app.use(
    requestLog(services),
    securityHeaders(services.config.publicUrl),
    crossOrigin(services.config.appOrigins),
    compress({ encoding: 'gzip', contentTypeFilter: TEXTUAL }),
  );

  const inHand = boundedWork({ ofOne: MOST_CALLS, ofAll: MOST_CALLS, refusal: tooMuch });
  for (const route of routes.toSorted(fixedFirst)) {
    app.on(route.method.toUpperCase(), toPattern(route.path), (context) => {
      const answer = () => answerRoute({ route, services, authorize }, context);
      return route.isAlwaysAnswered ? answer() : inHand.within(0, answer);
    });
  }
  for (const [path, methods] of Object.entries(Object.groupBy(routes, (route) => route.path))) {
    const allowed = (methods ?? []).map((route) => route.method.toUpperCase()).join(', ');
    app.all(toPattern(path), () => {
      throw new HttpError(405, sentences.request.methods({ methods: allowed }), {
        headers: { Allow: allowed },
      });
    });
  }
  app.notFound(() => {
    throw new HttpError(404, sentences.request.nothingHere);
  });
  app.onError((error, context) => failureAnswer(error, context, services));
  return app;
}

interface MountedRoute<Needs extends Services> {
  readonly route: Route<Needs>;
  readonly services: Needs;
  readonly authorize: Authorize;
}

async function answerRoute<Needs extends Services>(
  { route, services, authorize }: MountedRoute<Needs>,
  context: Context<ServerEnvironment>,
): Promise<Response> {
  context.set('route', route.path);
  const caller = await authorize(route, services, context);
  const query = context.req.query();
  if (!Object.values(query).every(isStorableText)) {
    throw new HttpError(422, sentences.request.addressNotText);
  }
  const answer = await route.answer({
    services,
    caller,
    facts: requestFacts(context, services.config),
    params: context.req.param(),
    query,
    body: route.request?.body ? await readBody(route, context.req.raw) : undefined,
  });
  if (answer instanceof Response) return answer;
  return route.isCompact ? compactAnswer(answer) : jsonAnswer(answer, context.req.header('accept-encoding'));
}

const bodyReaders = {
  json: readJsonBody,
  form: readFormBody,
  urlencoded: readUrlEncodedBody,
} as const;

const readBody = ({ bodyType = 'json', maxBodyBytes = usualBodyBytes }: RouteDescription, request: Request) =>
  bodyReaders[bodyType](request, maxBodyBytes);
