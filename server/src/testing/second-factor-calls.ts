import { expect } from 'vitest';
import { z } from 'zod';
import { codeAt } from '../people/auth/one-time-code.ts';
import { demoPassword } from '../program/demo/demo-accounts.ts';
import type { TestServer } from './test-server.ts';

const begunSchema = z.object({ data: z.strictObject({ secret: z.string(), uri: z.string() }) });
const confirmedSchema = z.object({ data: z.strictObject({ recoveryCodes: z.array(z.string()) }) });
const sessionSchema = z.object({ token: z.string(), refreshToken: z.string() });

/** Path of the calls for one's own second factor. */
export const factorPath = '/api/account/secondfactor';

/** Returns short forms of the calls for a second factor, for one server. */
export const secondFactorCalls = (server: () => TestServer) => {
  const codeOf = (secret: string, stepsLater = 0) =>
    codeAt(secret, new Date(server().now().getTime() + stepsLater * 30_000));
  const begin = async (as: string, password = demoPassword) =>
    server().call(`POST ${factorPath}`, { as, body: { password } });
  const confirm = (as: string, code: string) =>
    server().call(`POST ${factorPath}/confirm`, { as, body: { code } });
  const login = (email: string, more: object = {}) =>
    server().call('POST /api/account/login', { body: { email, password: demoPassword, ...more } });
  const call = (route: string, token: string, body?: unknown) =>
    server().call(route, {
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && { body }),
    });

  return {
    codeOf,
    begin,
    confirm,
    login,
    /** Makes a call with an access token. */
    callWith: call,
    /** Signs in, with a code if one is given. */
    session: async (email: string, oneTimeCode?: string) =>
      sessionSchema.parse((await login(email, oneTimeCode === undefined ? {} : { oneTimeCode })).body),
    /** Sets up the second factor of an account, and moves the clock past the code it took. */
    setUp: async (as: string) => {
      const begun = await begin(as);
      expect(begun.status).toBe(200);
      const { secret, uri } = begunSchema.parse(begun.body).data;
      const confirmed = await confirm(as, codeOf(secret));
      expect(confirmed.status).toBe(200);
      server().advance(60_000);
      return { secret, uri, ...confirmedSchema.parse(confirmed.body).data };
    },
  };
};
