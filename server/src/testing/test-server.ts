import { z } from 'zod';
import { createMemoryKeys, type ServerKeys } from '../foundation/keys/server-keys.ts';
import { createServer, type Server, type ServerParts } from '../program/create-server.ts';
import { demoConfig } from '../program/demo/demo-config.ts';
import { demoPassword } from '../program/demo/demo-accounts.ts';
import type { OutgoingMail } from '../foundation/mail/outgoing-mail.ts';
import { createRenderer } from '../printing/print/label-core-renderer.ts';
import type { LabelRenderer } from '../design/rendering/label-renderer.ts';
import type { Store } from '../foundation/store/store.ts';
import { runTwice } from './run-twice.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed body; null if there is none. */
  readonly body: unknown;
}

interface CallOptions {
  readonly as?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly clientAddress?: string;
}

export interface TestServer extends Server {
  readonly store: Store;
  readonly keys: ServerKeys;
  /** Moves the server's clock. */
  readonly advance: (ms: number) => void;
  readonly now: () => Date;
  /** Calls `METHOD /path`, signed in as a demo account if one is named. */
  readonly call: (route: string, options?: CallOptions) => Promise<Answer>;
  readonly signIn: (email: string, password?: string) => Promise<Answer>;
  /** Delivers waiting mails and returns all mails so far. */
  readonly mails: () => Promise<readonly OutgoingMail[]>;
  /** All logged lines. */
  readonly logLines: readonly string[];
}

const origin = 'http://platen.test';
/** Tokens, refresh tokens, passwords and their hashes, links of mails, secrets of one-time codes: none of these may be in a log. */
const secret =
  /eyJ[\w-]{8,}\.|refreshToken|token=[\w-]|platen-demo-2026|correct horse|\$argon2|platen_secret_|platen_(?:agent|connector)_\d|whsec_|otpauth/;

/** Checks the log; every test does so for its server at its end. */
function requireCleanLog(lines: readonly string[]): void {
  const leaking = lines.find((line) => secret.test(line));
  if (leaking !== undefined) throw new Error(`The log holds a secret: ${leaking}`);
}

const toRequestBody = (body: unknown) =>
  typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);

const sessionSchema = z.object({ token: z.string(), refreshToken: z.string() });

/** Shared renderer: its threads load fonts and symbologies once for all suites of a worker, and end with the worker. */
const sharedRenderer: LabelRenderer = { ...createRenderer(), close: async () => undefined };

/** Creates a server on a seeded store, with its own clock and short forms of its calls. */
export async function createTestServer(store: Store, parts: Partial<ServerParts> = {}): Promise<TestServer> {
  let now = new Date();
  const logLines: string[] = [];
  const mails: OutgoingMail[] = [];
  const log = (event: string, fields: object = {}) => logLines.push(JSON.stringify({ event, ...fields }));
  const keys = await createMemoryKeys();
  const server = await createServer({
    store: process.env['TEST_TRANSACTIONS'] === 'twice' ? runTwice(store) : store,
    keys,
    clock: () => now,
    logger: { info: log, warn: log, error: log },
    renderer: sharedRenderer,
    mailTransport: {
      deliver: async (mail) => {
        mails.push(mail);
        return {};
      },
      close: () => undefined,
    },
    ...parts,
    config: { ...demoConfig, ...parts.config },
  });
  const tokens = new Map<string, { readonly token: string; readonly until: number }>();

  const send = async (route: string, { body, headers = {}, clientAddress }: CallOptions, token?: string) => {
    const [method = 'GET', path = '/'] = route.split(' ');
    const request = new Request(origin + path, {
      method,
      headers: {
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: toRequestBody(body) }),
    });
    const response = await server.fetch(request, clientAddress === undefined ? {} : { clientAddress });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as unknown) : text,
    };
  };

  const signIn = (email: string, password = demoPassword) =>
    send('POST /api/account/login', { body: { email, password } });

  const tokenOf = async (email: string) => {
    const kept = tokens.get(email);
    if (kept && kept.until > now.getTime()) return kept.token;
    const { token } = sessionSchema.parse((await signIn(email)).body);
    tokens.set(email, { token, until: now.getTime() + 500_000 });
    return token;
  };

  return {
    ...server,
    store,
    keys,
    logLines,
    now: () => now,
    close: async () => {
      await server.close();
      requireCleanLog(logLines);
    },
    mails: async () => {
      await server.deliverMail();
      return mails;
    },
    advance: (ms) => {
      now = new Date(now.getTime() + ms);
    },
    signIn,
    call: async (route, options = {}) => {
      const { as } = options;
      if (as === undefined) return send(route, options);
      const answer = await send(route, options, await tokenOf(as));
      // Like an app: if the rights in a token are outdated, it is exchanged, and the call is repeated.
      if (answer.status !== 401) return answer;
      tokens.delete(as);
      return send(route, options, await tokenOf(as));
    },
  };
}

export const messageOf = (answer: Answer): string =>
  z.object({ Message: z.string() }).parse(answer.body).Message;
