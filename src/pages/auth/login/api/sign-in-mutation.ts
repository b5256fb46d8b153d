import { mutationOptions } from '@tanstack/react-query';
import { signIn } from '../model/sign-in';
import type { Credentials } from './sign-in-requests';

export const signInMutation = () =>
  mutationOptions({
    mutationKey: ['sign-in'],
    mutationFn: (credentials: Credentials) => signIn(credentials),
    meta: { errorShownBy: 'caller' },
  });
