import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { rightsShape, roleSchema, splitRoles } from '../../foundation/access/role-schemas.ts';
import { permissions, qualityRoles } from '../../foundation/access/roles.ts';
import { emailSchema } from './account-schemas.ts';
import { dataOf, emptySchema, listOf } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idListSchema, idParameter, idSchema } from '../../foundation/values/text-limits.ts';
import { invite, inviteAgain, withdrawInvitation, type SentInvitation } from './invite.ts';
import { loadInvitations } from './load-invitations.ts';

const inviteSchema = z.strictObject({
  email: emailSchema,
  roles: rightsShape.roles,
  permissions: rightsShape.permissions.default([]),
  qualityAssuranceRoles: rightsShape.qualityAssuranceRoles.default([]),
  groups: idListSchema.default([]),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'must be a language like en')
    .max(35)
    .nullish(),
});

const sentSchema = dataOf(z.strictObject({ invitationId: idSchema, expiresAt: z.iso.datetime() }));
const toSent = ({ invitationId, expiresAt }: SentInvitation) => ({
  data: { invitationId, expiresAt: expiresAt.toISOString() },
});

const invitationId = z.object({ id: idParameter });

export const invitationRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/users/invitations',
    source: 'specification',
    summary: 'Invitations that were not accepted yet, run out or not',
    access: access.administration,
    response: listOf(
      z.strictObject({
        invitationId: idSchema,
        email: z.string(),
        roles: z.array(roleSchema),
        permissions: z.array(z.enum(permissions)),
        qualityRoles: z.array(z.enum(qualityRoles)),
        groups: z.array(z.int()),
        invitedBy: z.string(),
        createdAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
      }),
    ),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: (await loadInvitations(transaction)).map((invitation) => ({
          invitationId: invitation.id,
          email: invitation.email,
          roles: [...invitation.accountTypes, ...invitation.userRoles],
          permissions: invitation.permissions,
          qualityRoles: invitation.qualityRoles,
          groups: invitation.groupIds,
          invitedBy: invitation.invitedByName,
          createdAt: invitation.createdAt.toISOString(),
          expiresAt: invitation.expiresAt.toISOString(),
        })),
      })),
  }),
  defineRoute({
    method: 'post',
    path: '/api/users/invite',
    source: 'specification',
    summary: 'Invite a person by letter, for seven days',
    access: access.administration,
    request: { body: inviteSchema },
    response: sentSchema,
    handler: async ({ services, caller, facts, body }) => {
      const wanted = {
        email: body.email,
        ...splitRoles(body.roles),
        qualityRoles: body.qualityAssuranceRoles,
        permissions: body.permissions,
        groupIds: body.groups,
        language: body.language ?? null,
      };
      return toSent(await invite(services, caller, wanted, facts));
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/api/users/invitations/{id}',
    source: 'ours',
    summary: 'Take an invitation back',
    access: access.administration,
    request: { params: invitationId },
    response: emptySchema,
    handler: async ({ services, caller, facts, params }) => {
      await withdrawInvitation(services, caller, params.id, facts.clientAddress);
      return {};
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/users/invitations/{id}/send',
    source: 'ours',
    summary: 'Send an invitation again, for another seven days',
    access: access.administration,
    request: { params: invitationId },
    response: sentSchema,
    handler: async ({ services, caller, facts, params }) =>
      toSent(await inviteAgain(services, caller, params.id, facts)),
  }),
];
