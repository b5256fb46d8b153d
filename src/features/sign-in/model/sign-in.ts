import { authCall } from '@/entities/session';
import { ApiError } from '@/shared/api';
import { adoptTokens, type TokenAnswer } from '@/shared/auth';
import {
  requestSubscriptionStatus,
  requestTokens,
  requestTokensOfOpenId,
  type Credentials,
} from '../api/sign-in-requests';
import { texts } from '../i18n';
import type { OpenIdAnswer } from './open-id-answer';

/** The only subscription status that keeps the session (specification 4). */
const ACTIVE = 'active';

/** Signs in with e-mail address and password. Rejects with ApiError. */
export const signIn = (credentials: Credentials) => openSession(() => requestTokens(credentials));

/** Signs in with the answer of an identity provider. Rejects with ApiError. */
export const signInWithOpenId = (answer: OpenIdAnswer) => openSession(() => requestTokensOfOpenId(answer));

/** Opens the session, then checks the subscription: only status Active keeps it (specification 4 and 8). */
const openSession = (request: () => Promise<TokenAnswer>) =>
  authCall('success', async () => {
    adoptTokens(await request());
    const status = await requestSubscriptionStatus();
    if (status.toLowerCase() !== ACTIVE) throw new ApiError(texts.notActive, { kind: 'http', status: 403 });
  });
