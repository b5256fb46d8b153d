import type { z } from 'zod';
import type { AccessRule, ProgramRule } from '../access/access-rule.ts';
import type { Caller } from '../access/caller.ts';
import type { Program } from '../access/program.ts';
import type { Services } from './services.ts';
import { readPart } from './read-part.ts';

/** What a handler may know of the request besides its parsed parts. */
export interface RequestFacts {
  readonly requestId: string;
  /** Network address of the client, as far as it is known: login limits count by it. */
  readonly clientAddress: string;
  /** Where this server is reached, without a trailing slash: files are linked from here. */
  readonly publicUrl: string;
  /** The same for who cannot use that address: what was called, where it is another host. */
  readonly calledUrl: string;
  /** The Authorization header as it came; only the token call reads it, all others know the caller. */
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** The languages whoever calls reads: mails that the call causes are written by it. */
  readonly acceptLanguage: string | undefined;
  /** The copies a cache already has, by their entity tags. */
  readonly ifNoneMatch: string | undefined;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** Whom a call of this rule is made by. */
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
  /** As in OpenAPI: `/api/labels/{id}`. */
  readonly path: string;
  /** `specification` for the calls of its section 7, `ours` for those it needs but does not list. */
  readonly source: 'specification' | 'ours';
  readonly summary: string;
  readonly access: AccessRule;
  /** Also answers people of an organisation that is paused or cancelled. */
  readonly isOpenWhilePaused?: boolean;
  readonly request?: { readonly params?: z.ZodType; readonly query?: z.ZodType; readonly body?: z.ZodType };
  /** What the body comes as: JSON, a form whose files are `z.file()`, or a form of fields alone. */
  readonly bodyType?: 'json' | 'form' | 'urlencoded';
  /** How much of a body is read; a million bytes where nothing is said. */
  readonly maxBodyBytes?: number;
  /** The JSON a success answers with, or the content types of a file. */
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
  /** Reads the parts by their schemas and answers; throws HttpError. */
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

/** As `defineRoute`, for handlers that need more services: `const defineRoute = routesWith<PrintServices>();` */
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
          // Safe: the mount asks the rule first, and every rule but `public` refuses without a caller of its kind.
          caller: input.caller as CallerOf<Rule>,
          params: readPart(request?.params, input.params, 404) as Parsed<Params>,
          query: readPart(request?.query, input.query, 422) as Parsed<Query>,
          body: readPart(request?.body, input.body, 422) as Parsed<Body>,
        }),
    };
  };

/** Describes one call; the handler sees its parts parsed, and a caller wherever the rule asks for one. */
export const defineRoute = routesWith<Services>();
