import { mutationOptions } from '@tanstack/react-query';
import type { OpenIdAnswer } from '../model/open-id-answer';
import type { Credentials } from './sign-in-requests';

/** Loaded while the person types: the first screen is drawn without the API clients. */
export const loadSignIn = () => import('../model/sign-in');

export const signInMutation = () =>
  mutationOptions({
    mutationKey: ['sign-in'],
    mutationFn: async (credentials: Credentials) => (await loadSignIn()).signIn(credentials),
    meta: { errorShownBy: 'caller' },
  });

export const openIdSignInMutation = () =>
  mutationOptions({
    mutationKey: ['open-id-sign-in'],
    mutationFn: async (answer: OpenIdAnswer) => (await loadSignIn()).signInWithOpenId(answer),
    meta: { errorShownBy: 'caller' },
  });
