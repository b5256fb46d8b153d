import { mutationOptions } from '@tanstack/react-query';
import { authCall } from '@/entities/session';
import { postJsonPatch } from './post-json-patch';

/** Sets a new password with the token of the mail's link. */
export const resetPasswordMutation = () =>
  mutationOptions({
    mutationKey: ['reset-password'],
    mutationFn: (request: { token: string; password: string }) =>
      authCall('reset', () => postJsonPatch('api/account/password/reset', request)),
    meta: { errorShownBy: 'caller' },
  });
