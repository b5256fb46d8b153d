import { createDemoServer, demoOrganization, demoPassword } from 'server';
import { connectorProgram, rowOf, seedLabels } from 'server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/shared/api';
import { adoptTokens } from '@/shared/auth';
import { setRuntimeConfig } from '@/shared/config';
import { readSourceFiles } from '../source-files.ts';
import { mutilated, readableVariants, unreadableBodies, type Json } from './answer-variants.ts';
import { administratorReads } from './administrator-reads.ts';
import type { AppRead } from './app-read.ts';
import { crateLabel } from './crate-label.ts';
import { memberReads } from './member-reads.ts';

const ORIGIN = 'http://api.test';

/** Every GET of the product API that the app makes. */
const appReads: readonly AppRead[] = [...memberReads, ...administratorReads];

let server: Awaited<ReturnType<typeof createDemoServer>>;
const signInAs = (token: string) => adoptTokens({ token, refreshToken: '', expires: 600 });

/** Answers a read of the app. */
let answerTo: (request: Request) => Response | Promise<Response>;
/** The real answers, by read. */
const answers = new Map<string, string>();
const asked: string[] = [];

async function call(path: string, init: RequestInit): Promise<Response> {
  return server.fetch(new Request(ORIGIN + path, init));
}

/** Starts the program that serves the articles behind a connector that was just added. */
async function startConnector(added: Response): Promise<void> {
  const { data } = (await added.json()) as { data: { key: string } };
  const program = connectorProgram(server, data.key);
  await program.poll();
  const article = rowOf('007/A', { netContent: '500 g' });
  void program.serve(({ kind }) =>
    kind === 'article' ? { article } : { articles: [article, rowOf('8')], total: 9 },
  );
}

beforeAll(async () => {
  server = await createDemoServer({ config: { areInsideWebHooksAllowed: true } });
  const json = { 'content-type': 'application/json' };
  const tokenOf = async (email: string) => {
    const body = JSON.stringify({ email, password: demoPassword });
    const login = await call('/api/account/login', { method: 'POST', headers: json, body });
    const { token } = (await login.json()) as { token: string };
    return token;
  };
  const tokens = { member: await tokenOf('member@demo.test'), admin: await tokenOf('admin@demo.test') };
  const { member: token } = tokens;
  const bearer = { ...json, authorization: `Bearer ${token}` };
  await call('/api/preferences/computers/printerPreferences', {
    method: 'POST',
    headers: bearer,
    body: JSON.stringify({ computerName: 'BAKERY-01', printers: [{ printerId: 3, isDefault: true }] }),
  });
  await call('/api/preferences/userSettings', {
    method: 'POST',
    headers: bearer,
    body: JSON.stringify({ labels: [{ labelId: 1, printers: [{ printerId: 2, isDefault: true }] }] }),
  });
  await call('/api/labels/1/filemappings', {
    method: 'PUT',
    headers: bearer,
    body: JSON.stringify({
      columns: ['Name', 'Copies'],
      mapping: { fields: [{ variable: 'name', kind: 'column', column: 0 }], copies: 1 },
    }),
  });
  await call('/api/users/invite', {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${tokens.admin}` },
    body: JSON.stringify({
      email: 'new@demo.test',
      roles: ['User'],
      permissions: [],
      qualityAssuranceRoles: [],
      groups: [],
    }),
  });
  await call('/api/labels/standardLabels', {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${tokens.admin}` },
    body: JSON.stringify({ templateId: 'asset-tag-50x25', name: 'Our asset tag' }),
  });
  const asAdmin = (path: string, body?: object) =>
    call(path, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${tokens.admin}` },
      ...(body && { body: JSON.stringify(body) }),
    });
  await asAdmin('/api/integrationclients', {
    name: 'Shop',
    scopes: ['print'],
    expiresAt: '2098-01-01T00:00:00Z',
  });
  await asAdmin('/api/counters', { name: 'Pallet', width: 6 });
  await asAdmin('/api/agents', { name: 'Dock 3' });
  await startConnector(await asAdmin('/api/connectors', { name: 'ERP', labelIds: [1] }));
  // Nobody listens there: the log gets an attempt that failed.
  const nowhere = 'http://127.0.0.1:9/hooks';
  await asAdmin('/api/integrationwebhooks', { name: 'ERP', url: nowhere, events: ['print.failed'] });
  await asAdmin('/api/integrationwebhooks/1/test');
  const { organizationId } = demoOrganization;
  await server.store.asOrganization(organizationId, (transaction) =>
    seedLabels(transaction, { organizationId, uploadedBy: 1, now: new Date() }, [crateLabel]),
  );
  setRuntimeConfig({
    apiUrl: ORIGIN,
    authUrl: ORIGIN,
    importUrl: ORIGIN,
    printUrl: ORIGIN,
    helperUrl: 'http://helper.test',
    appName: 'Platen',
    flags: {},
  });
  vi.stubGlobal('fetch', async (input: Request) => {
    asked.push(new URL(input.url).pathname);
    return answerTo(input);
  });
  for (const read of appReads) {
    answerTo = async (request) => {
      const answer = await server.fetch(request);
      answers.set(read.name, await answer.clone().text());
      return answer;
    };
    signInAs(administratorReads.includes(read) ? tokens.admin : tokens.member);
    await read.run();
  }
  asked.length = 0;
});
afterEach(() => {
  asked.length = 0;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const realAnswer = (read: AppRead): Json => JSON.parse(answers.get(read.name) ?? 'null') as Json;

/** Returns what the app reads from an answer: its value, or the error. */
function readAs(read: AppRead, answer: () => Response): Promise<unknown> {
  answerTo = answer;
  return read.run().catch((error: unknown) => error);
}

describe.each(appReads)('the app’s reading of $name', (read) => {
  it('requests its path, and the real answer has content', async () => {
    const value = await readAs(read, () => Response.json(realAnswer(read)));
    expect(asked).toEqual([read.path]);
    expect(value).not.toBeInstanceOf(Error);
    expect(JSON.stringify(value).length).toBeGreaterThan(4);
  });

  it.each(Object.entries(readableVariants))(
    'gives the same for this variant of the answer: %s',
    async (_name, vary) => {
      const expected = await readAs(read, () => Response.json(realAnswer(read)));
      const value = await readAs(read, () => Response.json(vary(realAnswer(read))));
      expect(withoutTotal(value)).toEqual(withoutTotal(expected));
    },
  );

  it.each(Object.entries(unreadableBodies))('reports what is wrong with %s', async (_name, respond) => {
    const error = await readAs(read, () => respond(answers.get(read.name) ?? ''));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      kind: 'unreadable',
      message: expect.stringMatching(/not JSON|no list|could not be read/),
    });
  });

  it('accepts a strange value or reports where it is', async () => {
    const seen: string[] = [];
    for (const { what, json } of mutilated(realAnswer(read))) {
      const value = await readAs(read, () => Response.json(json));
      if (!(value instanceof Error)) continue;
      const isTold =
        value instanceof ApiError &&
        value.kind === 'unreadable' &&
        /could not be read|no list/.test(value.message);
      if (!isTold) seen.push(`${what}: ${String(value)}`);
    }
    expect(seen).toEqual([]);
  });
});

/** Returns only the rows of a list: its total is not compared, because a list without a total counts its own rows. */
function withoutTotal(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'rows' in value ? value.rows : value;
}

it('the contract covers every GET of the app', () => {
  const inSource = readSourceFiles()
    .filter(({ path }) => path.startsWith('src/') && !path.includes('.test.'))
    .flatMap(({ text }) => [...text.matchAll(/productApi,\s*'get',\s*['`](api\/[^'`]+)['`]/g)])
    .map(([, path]) => new RegExp(`^/${path?.replaceAll(/\$\{[^}]+\}/g, '[^/]+')}$`));
  expect(inSource.length).toBeGreaterThan(10);
  expect(inSource.filter((pattern) => !appReads.some(({ path }) => pattern.test(path)))).toEqual([]);
});
