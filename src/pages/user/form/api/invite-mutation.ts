import { mutationOptions } from '@tanstack/react-query';
import { invitationQueries } from '@/features/pending-invitations';
import { callForEffect, productApi, type Id } from '@/shared/api';

export interface InvitationRequest {
  email: string;
  /** Account types and roles. */
  roles: readonly string[];
  permissions: readonly string[];
  qualityAssuranceRoles: readonly string[];
  groups: readonly Id[];
}

/** Invites a person by mail. */
export const inviteMutation = () =>
  mutationOptions({
    mutationKey: ['invite'],
    mutationFn: (request: InvitationRequest) =>
      callForEffect(productApi, 'post', 'api/users/invite', { json: request }),
    meta: { errorShownBy: 'caller', invalidates: [invitationQueries.all()] },
  });
