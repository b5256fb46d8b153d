import * as z from 'zod/mini';
import { authApi, callForValue, lenient, productApi, tokenAnswerSchema } from '@/shared/api';
import type { TokenAnswer } from '@/shared/auth';
import type { OpenIdAnswer } from '../model/open-id-answer';

export interface Credentials {
  email: string;
  password: string;
  /** Code of the second factor, once the server has asked for it. */
  oneTimeCode?: string;
}

export function requestTokens(credentials: Credentials): Promise<TokenAnswer> {
  return callForValue(authApi, 'post', 'api/account/login', tokenAnswerSchema, { json: credentials });
}

/** Requests tokens with the provider's data plus redirect_uri (specification 7). */
export function requestTokensOfOpenId({
  code,
  idToken,
  redirectUri,
  errand,
  ...facts
}: OpenIdAnswer): Promise<TokenAnswer> {
  return callForValue(authApi, 'post', 'api/account/loginOidc', tokenAnswerSchema, {
    json: { ...facts, ...errand, code, id_token: idToken, redirect_uri: redirectUri },
  });
}

/** Reads `status` of the organisation's subscription. */
export async function requestSubscriptionStatus(): Promise<string> {
  const schema = z.object({ status: lenient.text() });
  return (await callForValue(productApi, 'get', 'api/subscription/status', schema)).status;
}
