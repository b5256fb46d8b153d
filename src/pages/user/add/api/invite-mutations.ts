import { mutationOptions } from '@tanstack/react-query';
import { callForEffect, productApi, type Id } from '@/shared/api';
import { invitationQueries } from './invitation-queries';

export interface InvitationRequest {
  email: string;
  /** Account types and roles. */
  roles: readonly string[];
  permissions: readonly string[];
  qualityAssuranceRoles: readonly string[];
  groups: readonly Id[];
}

const changes = { errorShownBy: 'caller', invalidates: [invitationQueries.all()] } as const;

/** Invites somebody by mail. */
export const inviteMutation = () =>
  mutationOptions({
    mutationKey: ['invite'],
    mutationFn: (request: InvitationRequest) =>
      callForEffect(productApi, 'post', 'api/users/invite', { json: request }),
    meta: changes,
  });

/** Sends the mail of an invitation again, with a new link. One of our own calls. */
export const sendInvitationMutation = () =>
  mutationOptions({
    mutationKey: ['invite', 'send'],
    mutationFn: ({ invitationId }: { invitationId: Id }) =>
      callForEffect(productApi, 'post', `api/users/invitations/${encodeURIComponent(invitationId)}/send`),
    meta: changes,
  });

/** Takes an invitation back: its link counts no more. One of our own calls. */
export const withdrawInvitationMutation = () =>
  mutationOptions({
    mutationKey: ['invite', 'withdraw'],
    mutationFn: ({ invitationId }: { invitationId: Id }) =>
      callForEffect(productApi, 'delete', `api/users/invitations/${encodeURIComponent(invitationId)}`),
    meta: changes,
  });
