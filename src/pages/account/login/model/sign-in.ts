import { adoptTokens, endSession, useTokenStore } from '@/shared/auth';
import { ApiError } from '@/shared/api';
import { requestSubscriptionStatus, requestTokens, type Credentials } from '../api/sign-in-requests';

/** Only this subscription status keeps the session (specification 4). */
const ACTIVE = 'active';

export const PAUSED_MESSAGE = 'The organization is canceled/paused';

/**
 * Signs in, then checks the subscription: only status Active keeps the session. Any failure leaves the state in
 * error with its sentence and removes the stored token and expiry (specification 4 and 8). Rejects with ApiError.
 */
export async function signIn(credentials: Credentials): Promise<void> {
  useTokenStore.setState({ status: 'loading', errorMessages: [] });
  try {
    adoptTokens(await requestTokens(credentials));
    const status = await requestSubscriptionStatus();
    if (status.toLowerCase() !== ACTIVE) throw new ApiError(PAUSED_MESSAGE, { kind: 'http', status: 403 });
    useTokenStore.setState({ status: 'success' });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    endSession({ status: 'error', errorMessages: [message] });
    throw error;
  }
}
