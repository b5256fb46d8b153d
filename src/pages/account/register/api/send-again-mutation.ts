import { mutationOptions } from '@tanstack/react-query';
import { authApi, callForEffect } from '@/shared/api';

/** Asks for the mail once more, with the token of the registration. One of our own calls. */
export const sendAgainMutation = () =>
  mutationOptions({
    mutationKey: ['send-verification-again'],
    mutationFn: (request: { token: string }) =>
      callForEffect(authApi, 'post', 'api/account/verify/send', { json: request }),
    meta: { errorShownBy: 'caller' },
  });
