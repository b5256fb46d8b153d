import { mutationOptions } from '@tanstack/react-query';
import { authCall } from '@/entities/session';
import { authApi, callForEffect } from '@/shared/api';

export interface AccountRequest {
  invitationToken: string;
  firstname: string;
  lastname: string;
  password: string;
}

/** Sets up the account of an invitation: a registration without a new organisation. */
export const acceptInvitationMutation = () =>
  mutationOptions({
    mutationKey: ['accept-invitation'],
    mutationFn: (request: AccountRequest) =>
      authCall('success', () => callForEffect(authApi, 'post', 'api/account/register', { json: request })),
    meta: { errorShownBy: 'caller' },
  });
