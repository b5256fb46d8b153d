import { endSession, useTokenStore, type AuthStatus } from '@/shared/auth';

/**
 * Makes a call that opens a session or restores access to one, and updates the auth state: loading, then `done`; any
 * failure sets error, stores its sentence and removes the stored token and expiry (specification 4 and 8). Rejects with
 * the error of the call.
 */
export async function authCall<Answer>(
  done: Exclude<AuthStatus, '' | 'loading' | 'error'>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  useTokenStore.setState({ status: 'loading', errorMessages: [] });
  try {
    const answer = await call();
    useTokenStore.setState({ status: done });
    return answer;
  } catch (error) {
    endSession({
      endedBy: 'server',
      status: 'error',
      errorMessages: [error instanceof Error ? error.message : String(error)],
    });
    throw error;
  }
}
