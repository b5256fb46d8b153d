import * as z from 'zod/mini';
import { authApi, callForValue, lenient, productApi, tokenAnswerSchema } from '@/shared/api';
import type { TokenAnswer } from '@/shared/auth';

export interface Credentials {
  email: string;
  password: string;
}

export function requestTokens(credentials: Credentials): Promise<TokenAnswer> {
  return callForValue(authApi, 'post', 'api/account/login', tokenAnswerSchema, { json: credentials });
}

/** Reads `status` of the organisation's subscription. */
export async function requestSubscriptionStatus(): Promise<string> {
  const schema = z.object({ status: lenient.text() });
  return (await callForValue(productApi, 'get', 'api/subscription/status', schema)).status;
}
