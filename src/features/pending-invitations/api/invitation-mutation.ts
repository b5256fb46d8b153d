import { mutationOptions } from '@tanstack/react-query';
import { callForEffect, productApi, type Id } from '@/shared/api';
import { invitationQueries } from './invitation-queries';

/** Sends the mail of an invitation again, with a new link. One of our own calls. */
export const sendInvitationMutation = () =>
  mutationOptions({
    mutationKey: ['send-invitation'],
    mutationFn: ({ invitationId }: { invitationId: Id }) =>
      callForEffect(productApi, 'post', `api/users/invitations/${encodeURIComponent(invitationId)}/send`),
    meta: { errorShownBy: 'caller', invalidates: [invitationQueries.all()] },
  });

/** Takes an invitation back: its link counts no more. One of our own calls. */
export const withdrawInvitationMutation = () =>
  mutationOptions({
    mutationKey: ['withdraw-invitation'],
    mutationFn: ({ invitationId }: { invitationId: Id }) =>
      callForEffect(productApi, 'delete', `api/users/invitations/${encodeURIComponent(invitationId)}`),
    meta: { errorShownBy: 'caller', invalidates: [invitationQueries.all()] },
  });
