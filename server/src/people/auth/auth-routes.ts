import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { emptySchema } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { sessionSchema } from './session-schema.ts';
import { refreshSession, signIn, signOut } from './sign-in.ts';

const emailSchema = z.string().trim().min(3).max(254);

/** A one-time code or a recovery code, as typed. */
export const codeSchema = z.string().trim().min(1).max(100);

const loginSchema = z
  .strictObject({
    email: emailSchema.optional(),
    username: emailSchema.optional(),
    password: z.string().min(1).max(1000),
    /** Of the app or a recovery code, from whoever has a second factor. */
    oneTimeCode: codeSchema.nullish(),
  })
  .transform(({ email, username, ...others }) => ({ email: email ?? username ?? '', ...others }))
  .refine(({ email }) => email !== '', { message: 'an e-mail address is needed', path: ['email'] });

export const authRoutes: readonly Route[] = [
  defineRoute({
    method: 'post',
    path: '/api/account/login',
    source: 'specification',
    summary: 'Sign in with e-mail address (or username) and password',
    access: access.public,
    request: { body: loginSchema },
    response: sessionSchema,
    handler: ({ services, facts, body }) => signIn(services, { ...body, clientAddress: facts.clientAddress }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/account/refresh',
    source: 'specification',
    summary: 'Exchange a refresh token for a new session',
    access: access.public,
    // The specification sends the access token along; it proves nothing here and is ignored.
    request: {
      body: z.strictObject({
        token: z.string().max(8000).nullish(),
        refreshToken: z.string().min(1).max(500),
      }),
    },
    response: sessionSchema,
    handler: ({ services, facts, body }) =>
      refreshSession(services, { refreshToken: body.refreshToken, clientAddress: facts.clientAddress }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/account/logout',
    source: 'ours',
    summary: 'End the sign-in a refresh token belongs to',
    access: access.public,
    request: { body: z.strictObject({ refreshToken: z.string().min(1).max(500) }) },
    response: emptySchema,
    handler: async ({ services, facts, body }) => {
      await signOut(services, { ...body, clientAddress: facts.clientAddress });
      return {};
    },
  }),
];
