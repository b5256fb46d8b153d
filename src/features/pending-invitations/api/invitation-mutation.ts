import { mutationOptions } from '@tanstack/react-query';
import { callForEffect, productApi, type Id } from '@/shared/api';
import { invitationQueries } from './invitation-queries';

/** Sends the e-mail of an invitation again, with a new link. The call is not part of the specification. */
export const sendInvitationMutation = () =>
  mutationOptions({
    mutationKey: ['send-invitation'],
    mutationFn: ({ invitationId }: { invitationId: Id }) =>
      callForEffect(productApi, 'post', `api/users/invitations/${encodeURIComponent(invitationId)}/send`),
    meta: { errorShownBy: 'caller', invalidates: [invitationQueries.all()] },
  });

/** Withdraws an invitation: its link becomes invalid. The call is not part of the specification. */
export const withdrawInvitationMutation = () =>
  mutationOptions({
    mutationKey: ['withdraw-invitation'],
    mutationFn: ({ invitationId }: { invitationId: Id }) =>
      callForEffect(productApi, 'delete', `api/users/invitations/${encodeURIComponent(invitationId)}`),
    meta: { errorShownBy: 'caller', invalidates: [invitationQueries.all()] },
  });
