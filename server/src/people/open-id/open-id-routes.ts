import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { sessionSchema } from '../auth/session-schema.ts';
import { listOf } from '../../foundation/http/envelope.ts';
import { routesWith, type Route } from '../../foundation/http/route.ts';
import type { OpenIdServices } from './open-id-services.ts';
import { openIdRequestSchema } from './open-id-schemas.ts';
import { signInOpenId } from './sign-in-open-id.ts';

const defineRoute = routesWith<OpenIdServices>();

export const openIdRoutes: readonly Route<OpenIdServices>[] = [
  defineRoute({
    method: 'get',
    path: '/api/account/OpenIdProviders',
    source: 'specification',
    summary: 'External identity providers to sign in with',
    access: access.public,
    response: listOf(
      z.strictObject({
        name: z.string(),
        clientId: z.string(),
        configuration: z.strictObject({ authorization_endpoint: z.string() }),
      }),
    ),
    handler: async ({ services }) => ({
      data: (await services.openId.list()).map(({ name, clientId, discovery }) => ({
        name,
        clientId,
        configuration: { authorization_endpoint: discovery.authorization_endpoint },
      })),
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/account/loginOidc',
    source: 'specification',
    summary: 'Sign in, register or accept an invitation with the answer of an identity provider',
    access: access.public,
    request: { body: openIdRequestSchema },
    response: sessionSchema,
    handler: ({ services, facts, body }) => signInOpenId(services, body, facts),
  }),
];
