import { mutationOptions } from '@tanstack/react-query';
import { authCall } from '@/entities/session';
import { postJsonPatch } from './post-json-patch';

/** Asks for a mail with a link; the answer is the same whether the address is known or not. */
export const forgotPasswordMutation = () =>
  mutationOptions({
    mutationKey: ['forgot-password'],
    mutationFn: (request: { email: string }) =>
      authCall('emailsent', () => postJsonPatch('api/Account/password/forgot', request)),
    meta: { errorShownBy: 'caller' },
  });
