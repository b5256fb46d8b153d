import { mutationOptions } from '@tanstack/react-query';
import { callForEffect, productApi, type Id } from '@/shared/api';
import { invitationQueries } from './invitation-queries';

/** Takes an invitation back: its link counts no more. One of our own calls. */
export const withdrawInvitationMutation = () =>
  mutationOptions({
    mutationKey: ['withdraw-invitation'],
    mutationFn: ({ invitationId }: { invitationId: Id }) =>
      callForEffect(productApi, 'delete', `api/users/invitations/${encodeURIComponent(invitationId)}`),
    meta: { errorShownBy: 'caller', invalidates: [invitationQueries.all()] },
  });
