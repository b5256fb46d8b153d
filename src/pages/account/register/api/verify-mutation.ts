import { mutationOptions } from '@tanstack/react-query';
import { authApi, callForEffect } from '@/shared/api';

/** Confirms the address with the token of the mail's link. One of our own calls. */
export const verifyMutation = () =>
  mutationOptions({
    mutationKey: ['verify-address'],
    mutationFn: (request: { token: string }) =>
      callForEffect(authApi, 'post', 'api/account/verify', { json: request }),
    meta: { errorShownBy: 'caller' },
  });
