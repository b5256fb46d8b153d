import { mutationOptions } from '@tanstack/react-query';
import { authCall } from '@/entities/session';
import { authApi, callForEffect } from '@/shared/api';

/** Requests a mail with a link; the answer does not reveal whether the address is known. */
export const forgotPasswordMutation = () =>
  mutationOptions({
    mutationKey: ['forgot-password'],
    mutationFn: (request: { email: string }) =>
      authCall('emailsent', () => postJsonPatch('api/Account/password/forgot', request)),
    meta: { errorShownBy: 'caller' },
  });

/** Sets a new password with the token from the mail's link. */
export const resetPasswordMutation = () =>
  mutationOptions({
    mutationKey: ['reset-password'],
    mutationFn: (request: { token: string; password: string }) =>
      authCall('reset', () => postJsonPatch('api/account/password/reset', request)),
    meta: { errorShownBy: 'caller' },
  });

/** Both calls of a password reset send their payload with the json-patch content type (specification 7). */
const postJsonPatch = (path: string, payload: object): Promise<void> =>
  callForEffect(authApi, 'post', path, {
    body: JSON.stringify(payload),
    headers: { 'Content-Type': 'application/json-patch+json' },
  });
