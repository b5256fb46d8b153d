import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { writing } from '../../foundation/audit/writer.ts';
import { dataOf, emptySchema } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import { codeSchema } from '../auth/auth-routes.ts';
import { changeFactorRule, factorRuleSchema, factorStateSchema, loadFactorState } from './factor-state.ts';
import { removeFactorOf } from './remove-factor.ts';
import { beginSetup, confirmSetup } from './set-up-factor.ts';
import { turnOffFactor } from './turn-off-factor.ts';

const passwordSchema = z.string().min(1).max(1000);

/** Calls for the second factor: one’s own, that of somebody who lost the device, and the rule for administrators. */
export const secondFactorRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/account/secondfactor',
    source: 'ours',
    summary: 'Whether one’s own second factor is on',
    access: access.signedIn,
    isOpenWithoutFactor: true,
    response: dataOf(factorStateSchema),
    handler: async ({ services, caller }) => ({ data: await loadFactorState(services, caller) }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/account/secondfactor',
    source: 'ours',
    summary: 'Begin to set up one’s own second factor; the secret is told once',
    access: access.signedIn,
    isOpenWithoutFactor: true,
    request: { body: z.strictObject({ password: passwordSchema }) },
    response: dataOf(z.strictObject({ secret: z.string(), uri: z.string() })),
    handler: async ({ services, caller, facts, body }) => ({
      data: await beginSetup(services, caller, body.password, facts.clientAddress),
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/account/secondfactor/confirm',
    source: 'ours',
    summary:
      'Turn one’s own second factor on with a code; other sign-ins end, the recovery codes are told once',
    access: access.signedIn,
    isOpenWithoutFactor: true,
    request: { body: z.strictObject({ code: codeSchema }) },
    response: dataOf(z.strictObject({ recoveryCodes: z.array(z.string()) })),
    handler: async ({ services, caller, facts, body }) => ({
      data: { recoveryCodes: await confirmSetup(services, caller, body.code, facts) },
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/account/secondfactor/off',
    source: 'ours',
    summary: 'Turn one’s own second factor off, with the password and a code or recovery code',
    access: access.signedIn,
    request: { body: z.strictObject({ password: passwordSchema, code: codeSchema }) },
    response: emptySchema,
    handler: async ({ services, caller, facts, body }) => {
      await turnOffFactor(services, caller, body, facts);
      return {};
    },
  }),
  defineRoute({
    method: 'put',
    path: '/api/account/secondfactor/rule',
    source: 'ours',
    summary: 'Say whether administrators of the organisation need a second factor',
    access: access.administration,
    request: { body: factorRuleSchema },
    response: emptySchema,
    handler: ({ body, ...input }) =>
      writing(input, async (transaction, writer) => {
        await changeFactorRule(transaction, writer, body);
        return {};
      }),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/users/{id}/secondfactor',
    source: 'ours',
    summary: 'Remove the second factor of somebody who lost the device; they are told by mail',
    access: access.administration,
    request: { params: z.object({ id: idParameter }) },
    response: emptySchema,
    handler: async ({ services, caller, facts, params }) => {
      await removeFactorOf(services, caller, params.id, facts);
      return {};
    },
  }),
];
