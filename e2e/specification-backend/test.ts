import { expect, test as base, type Page } from '@playwright/test';
import { FakeHelper } from '../stage/fake-helper.ts';
import { mayCall, readableBy } from '../stage/cross-origin.ts';
import { openStageHosts, type StageHosts } from '../stage/stage-hosts.ts';
import { storeSession } from '../stage/stored-session.ts';
import { getResponse } from 'msw';
import { tokensOf, type Person } from './people.ts';
import { SpecificationBackend } from './specification-backend.ts';
import { helperCalls, type HelperCall } from './specified-calls.ts';

interface SpecificationFixtures {
  backend: SpecificationBackend;
  /** Calls that the app made to the printer helper. */
  askedOfHelper: Set<HelperCall>;
  /** Signs a person in, before the app is opened. */
  signInAs: (person: Person) => Promise<Page>;
}

/** Test of the built app with a backend that has only the specification. No page may throw. */
export const test = base.extend<SpecificationFixtures, { hosts: StageHosts }>({
  hosts: [
    async ({ playwright: _playwright }, use) => {
      const hosts = await openStageHosts();
      await use(hosts);
      await hosts.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ hosts }, use) => {
    await use(hosts.origin);
  },
  askedOfHelper: async ({ playwright: _playwright }, use) => {
    await use(new Set());
  },
  backend: [
    async ({ context, page, hosts, askedOfHelper }, use) => {
      const backend = new SpecificationBackend(hosts);
      const helper = new FakeHelper();
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.stack ?? error.message));
      hosts.answerWith({
        services: (request) => backend.answer(request),
        helper: async (request) => {
          if (request.method === 'OPTIONS') return mayCall(hosts.origin);
          const { pathname, searchParams } = new URL(request.url);
          if (pathname === '/authorize') return identified(searchParams);
          const asked = helperCalls.find((call) => call === `${request.method} ${pathname}`);
          if (asked) askedOfHelper.add(asked);
          const answer =
            pathname === '/releases' ? Response.json([]) : await getResponse(helper.handlers, request);
          return readableBy(hosts.origin, answer ?? new Response(null, { status: 404 }));
        },
      });
      await use(backend);
      await Promise.all(context.pages().map((one) => one.goto('about:blank')));
      hosts.answerWith(undefined);
      expect(thrown, 'no page throws').toEqual([]);
    },
    { auto: true },
  ],
  signInAs: async ({ page, hosts }, use) => {
    await use(async (person) => {
      await storeSession(page, hosts.origin, tokensOf(person));
      return page;
    });
  },
});

/** Returns the redirect of an identity provider that answers at once with the identity of a person. */
function identified(asked: URLSearchParams): Response {
  const claims = Buffer.from(JSON.stringify({ nonce: asked.get('nonce') })).toString('base64url');
  const answer = new URLSearchParams({
    code: 'of-the-provider',
    id_token: `e30.${claims}.e30`,
    state: asked.get('state') ?? '',
  });
  const location = `${asked.get('redirect_uri')}#${answer}`;
  return new Response(null, { status: 302, headers: { location } });
}

export { expect };
