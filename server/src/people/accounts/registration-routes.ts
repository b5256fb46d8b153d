import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { createOpaqueToken } from '../../foundation/keys/opaque-token.ts';
import { dataOf, emptySchema } from '../../foundation/http/envelope.ts';
import { routesWith, type Route } from '../../foundation/http/route.ts';
import type { RegistrationServices } from './registration-services.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { tokenSchema } from './account-schemas.ts';
import { confirmRegistration, register, sendConfirmationAgain } from './register.ts';
import { registeredSchema, registrationSchema } from './registration-schemas.ts';

const defineRoute = routesWith<RegistrationServices>();

const tokenBody = z.strictObject({ token: tokenSchema });

export const registrationRoutes: readonly Route<RegistrationServices>[] = [
  defineRoute({
    method: 'post',
    path: '/api/account/register',
    source: 'specification',
    summary: 'Register an organisation, or accept an invitation',
    access: access.public,
    request: { body: registrationSchema },
    response: registeredSchema,
    handler: async ({ services, facts, body }) => {
      const { firstname, lastname } = body;
      if ('invitationToken' in body) {
        const email = await acceptInvitation(services, body, facts.clientAddress);
        // No confirmation is needed: the token only fills the field of the response.
        return { token: createOpaqueToken(), user: { email, firstname, lastname, emailVerified: true } };
      }
      const token = await register(services, body, facts);
      return { token, user: { email: body.email, firstname, lastname, emailVerified: false } };
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/account/verify',
    source: 'ours',
    summary:
      'Confirm the address of a registration with the token of its mail: the organisation comes to life',
    access: access.public,
    request: { body: tokenBody },
    response: z.strictObject({ email: z.string() }),
    handler: ({ services, facts, body }) => confirmRegistration(services, body.token, facts.clientAddress),
  }),
  defineRoute({
    method: 'post',
    path: '/api/account/verify/send',
    source: 'ours',
    summary: 'Ask for that mail again with the token of the registration',
    access: access.public,
    request: { body: tokenBody },
    response: emptySchema,
    handler: async ({ services, facts, body }) => {
      await sendConfirmationAgain(services, body.token, facts);
      return {};
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/account/invitation',
    source: 'ours',
    summary: 'What the invitation of a link says, without accepting it',
    access: access.public,
    request: { body: tokenBody },
    response: dataOf(
      z.strictObject({
        email: z.string(),
        organizationName: z.string(),
        invitedBy: z.string(),
        expiresAt: z.iso.datetime(),
      }),
    ),
    handler: async ({ services, body }) => {
      const { expiresAt, email, organizationName, invitedBy } = await readInvitation(services, body.token);
      return { data: { email, organizationName, invitedBy, expiresAt: expiresAt.toISOString() } };
    },
  }),
];
