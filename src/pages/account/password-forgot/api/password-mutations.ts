import { mutationOptions } from '@tanstack/react-query';
import { authCall } from '@/entities/session';
import { authApi, callForEffect } from '@/shared/api';

/** Both calls take their payload with the json-patch content type (specification 7). */
const JSON_PATCH = { 'Content-Type': 'application/json-patch+json' };

const post = (path: string, payload: object) =>
  callForEffect(authApi, 'post', path, { body: JSON.stringify(payload), headers: JSON_PATCH });

/** Asks for a mail with a link; the answer is the same whether the address is known or not. */
export const forgotPasswordMutation = () =>
  mutationOptions({
    mutationKey: ['password', 'forgot'],
    mutationFn: (request: { email: string }) =>
      authCall('emailsent', () => post('api/Account/password/forgot', request)),
    meta: { errorShownBy: 'caller' },
  });

/** Sets a new password with the token of the mail's link. */
export const resetPasswordMutation = () =>
  mutationOptions({
    mutationKey: ['password', 'reset'],
    mutationFn: (request: { token: string; password: string }) =>
      authCall('reset', () => post('api/account/password/reset', request)),
    meta: { errorShownBy: 'caller' },
  });
