import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { newPasswordSchema } from '../auth/password-rules.ts';
import { emptySchema } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idInput } from '../../foundation/values/text-limits.ts';
import { emailSchema, tokenSchema } from './account-schemas.ts';
import { askForReset, changePassword, resetPassword } from './passwords.ts';

export const passwordRoutes: readonly Route[] = [
  defineRoute({
    method: 'put',
    path: '/api/account/password',
    source: 'specification',
    summary: 'Change one’s own password; other sign-ins end',
    access: access.signedIn,
    request: {
      body: z.strictObject({
        userId: idInput,
        currentPassword: z.string().min(1).max(1000),
        newPassword: newPasswordSchema,
        // The sign-in is known from the access token; this field is accepted from apps that send it, and ignored.
        refreshToken: tokenSchema.nullish(),
      }),
    },
    response: emptySchema,
    handler: async ({ services, caller, facts, body }) => {
      await changePassword(services, caller, body, facts);
      return {};
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/Account/password/forgot',
    source: 'specification',
    summary: 'Ask for a link to choose a new password; the answer is the same for every address',
    access: access.public,
    request: { body: z.strictObject({ email: emailSchema }) },
    response: emptySchema,
    handler: async ({ services, facts, body }) => {
      await askForReset(services, body.email, facts);
      return {};
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/account/password/reset',
    source: 'specification',
    summary: 'Choose a new password with the token of a mail; every sign-in ends',
    access: access.public,
    request: { body: z.strictObject({ token: tokenSchema, password: newPasswordSchema }) },
    response: emptySchema,
    handler: async ({ services, facts, body }) => {
      await resetPassword(services, body, facts);
      return {};
    },
  }),
];
