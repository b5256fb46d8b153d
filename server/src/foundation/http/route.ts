import type { z } from 'zod';
import type { AccessRule, ProgramRule } from '../access/access-rule.ts';
import type { Caller } from '../access/caller.ts';
import type { Program } from '../access/program.ts';
import type { Services } from './services.ts';
import { readPart } from './read-part.ts';

/** Facts about the request besides its parsed parts. */
export interface RequestFacts {
  readonly requestId: string;
  /** Network address of the client, as far as it is known: login limits count by it. */
  readonly clientAddress: string;
  /** Base URL of this server, without a trailing slash, used for links to files. */
  readonly publicUrl: string;
  /** The same for clients that cannot use that URL: the one they called, if its host differs. */
  readonly calledUrl: string;
  /** Authorization header; only the token call reads it, all others get the caller. */
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** Accept-Language header of the call: used for mails that the call causes. */
  readonly acceptLanguage: string | undefined;
  /** If-None-Match header: entity tags of the copies in a cache. */
  readonly ifNoneMatch: string | undefined;
  /** Aborted when the client has disconnected. */
  readonly signal: AbortSignal;
}

/** Type of the caller under a rule. */
type CallerOf<Rule extends AccessRule> = Rule extends 'public'
  ? undefined
  : Rule extends ProgramRule
    ? Program
    : Caller;

export interface RouteInput<Rule extends AccessRule, Params, Query, Body, Needs extends Services = Services> {
  readonly services: Needs;
  readonly facts: RequestFacts;
  readonly caller: CallerOf<Rule>;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

type HttpMethod = 'get' | 'post' | 'put' | 'delete';

export interface RouteDescription {
  readonly method: HttpMethod;
  /** Path as in OpenAPI: `/api/labels/{id}`. */
  readonly path: string;
  /** `specification` for the calls of its section 7, `ours` for those it needs but does not list. */
  readonly source: 'specification' | 'ours';
  readonly summary: string;
  readonly access: AccessRule;
  /** True if people of a paused or cancelled organisation may call it too. */
  readonly isOpenWhilePaused?: boolean;
  /** True if administrators who must set up a second factor first may call it too. */
  readonly isOpenWithoutFactor?: boolean;
  /** True if it is answered however many calls are in hand: short ones of proxies, and those of programs that wait for work. */
  readonly isAlwaysAnswered?: boolean;
  readonly request?: { readonly params?: z.ZodType; readonly query?: z.ZodType; readonly body?: z.ZodType };
  /** Format of the body: JSON, a form whose files are `z.file()`, or a form of fields alone. */
  readonly bodyType?: 'json' | 'form' | 'urlencoded';
  /** Max. bytes of a body; a million by default. */
  readonly maxBodyBytes?: number;
  /** True if answers consist of files that are compressed already: they are not compressed again, which took a tenth of a print. */
  readonly isCompact?: boolean;
  /** JSON schema of a successful response, or the content types of a file. */
  readonly response: z.ZodType | { readonly file: string };
}

interface RawInput<Needs> {
  readonly services: Needs;
  readonly facts: RequestFacts;
  readonly caller: Caller | Program | undefined;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** One call of the server: a line of the route table, from which it is mounted, guarded and documented. */
export interface Route<Needs extends Services = Services> extends RouteDescription {
  /** Parses the parts by their schemas and answers; throws HttpError. */
  readonly answer: (input: RawInput<Needs>) => Promise<unknown>;
}

interface RouteSpec<
  Needs extends Services,
  Rule extends AccessRule,
  Params,
  Query,
  Body,
  Answer,
> extends Omit<RouteDescription, 'access' | 'request' | 'response'> {
  readonly access: Rule;
  readonly request?: { readonly params?: Params; readonly query?: Query; readonly body?: Body };
  readonly response: Answer;
  readonly handler: (
    input: RouteInput<Rule, Parsed<Params>, Parsed<Query>, Parsed<Body>, Needs>,
  ) => Promise<Answer extends z.ZodType ? z.input<Answer> : Response>;
}

/** Returns a `defineRoute` for handlers that need more services: `const defineRoute = routesWith<PrintServices>();` */
export const routesWith =
  <Needs extends Services>() =>
  <
    Rule extends AccessRule,
    Params extends z.ZodType | undefined = undefined,
    Query extends z.ZodType | undefined = undefined,
    Body extends z.ZodType | undefined = undefined,
    Answer extends z.ZodType | { readonly file: string } = z.ZodType,
  >({
    handler,
    ...description
  }: RouteSpec<Needs, Rule, Params, Query, Body, Answer>): Route<Needs> => {
    const { request } = description;
    return {
      ...(description as RouteDescription),
      answer: (input) =>
        handler({
          services: input.services,
          facts: input.facts,
          // Safe: the mount checks the rule first, and every rule but `public` refuses without a caller of its kind.
          caller: input.caller as CallerOf<Rule>,
          params: readPart(request?.params, input.params, 404) as Parsed<Params>,
          query: readPart(request?.query, input.query, 422) as Parsed<Query>,
          body: readPart(request?.body, input.body, 422) as Parsed<Body>,
        }),
    };
  };

/** Describes one call; the handler gets its parts parsed, and a caller if the rule requires one. */
export const defineRoute = routesWith<Services>();
