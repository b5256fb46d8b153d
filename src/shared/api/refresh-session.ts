import * as z from 'zod/mini';
import ky, { HTTPError } from 'ky';
import { adoptTokens, endSession, readStoredSession, useTokenStore } from '../auth';
import { runtimeConfig } from '../config';
import { sharedTexts } from '../i18n';
import { pause } from '../lib/timing';
import { toApiError } from './api-error';
import { readAnswer } from './envelope';
import {
  REFRESH_LOCK_TIMEOUT_MS,
  REFRESH_TIMEOUT_MS,
  SIBLING_TAB_MS,
  SIBLING_TAB_STEP_MS,
  STORED_EVERYWHERE_MS,
} from './session-timings';

/** Lock of all tabs for a token refresh. */
const REFRESH_LOCK = 'auth-refresh';

/** Answer of login, loginOidc and refresh; `expires` in seconds. */
export const tokenAnswerSchema = z.object({
  token: z.string(),
  refreshToken: z.string(),
  expires: z.coerce.number(),
});

let inFlight: Promise<string> | undefined;

/**
 * Refreshes the token once for all calls of this tab and for all tabs of this browser: the lock is held only during the
 * call, and a tab that waited for it adopts the pair that the other tab stored instead of sending another request.
 * Resolves with the new access token. Only a refusal by the authentication service ends the session; a network fault, a
 * timeout or a 5xx rejects and leaves the session unchanged.
 */
export function refreshOnce(refusedToken: string): Promise<string> {
  inFlight ??= refresh(refusedToken).finally(() => {
    inFlight = undefined;
    useTokenStore.setState({ isRefreshing: false });
  });
  return inFlight;
}

function refresh(refusedToken: string): Promise<string> {
  useTokenStore.setState({ isRefreshing: true });
  return withLock(async (hasWaited) => {
    if (hasWaited) await siblingStored(refusedToken);
    const stored = readStoredSession();
    if (stored.token !== '' && stored.token !== refusedToken) {
      useTokenStore.setState({ ...stored });
      return stored.token;
    }
    const sent = stored.token === '' ? useTokenStore.getState() : stored;
    try {
      const answer = await requestRefresh(sent);
      // The person signed out during the call: the new pair must not be stored.
      if (useTokenStore.getState().refreshToken !== sent.refreshToken) return adoptedOrThrow();
      adoptTokens(answer);
      return answer.token;
    } catch (error) {
      if (isRefusal(error)) {
        const now = readStoredSession();
        if (now.token !== '' && now.token !== sent.token) return adoptedOrThrow();
        endSession({ endedBy: 'server', status: 'error', errorMessages: [sharedTexts.api.sessionEnded] });
      }
      throw toApiError(error);
    }
  });
}

async function requestRefresh(session: { token: string; refreshToken: string }) {
  const { authUrl } = runtimeConfig();
  const json = await ky
    .post('api/account/refresh', {
      ...(authUrl !== '' && { prefix: authUrl }),
      json: { token: session.token, refreshToken: session.refreshToken },
      retry: 0,
      timeout: REFRESH_TIMEOUT_MS,
    })
    .json();
  return readAnswer(json, tokenAnswerSchema);
}

function adoptedOrThrow(): string {
  const stored = readStoredSession();
  if (stored.token === '') throw new DOMException('Signed out meanwhile', 'AbortError');
  useTokenStore.setState({ ...stored });
  return stored.token;
}

function isRefusal(error: unknown): boolean {
  return error instanceof HTTPError && [400, 401, 403].includes(error.response.status);
}

/**
 * Waits until the token pair of another tab arrives: the lock passes between processes faster than stored values. If the
 * other tab failed, there is no pair, and this tab sends the request itself after the wait.
 */
async function siblingStored(refusedToken: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < SIBLING_TAB_MS; waitedMs += SIBLING_TAB_STEP_MS) {
    if (readStoredSession().token !== refusedToken) return;
    await pause(SIBLING_TAB_STEP_MS);
  }
}

/**
 * Runs `work` under the lock of all tabs and passes whether it had to wait. The lock is kept for a moment after a success,
 * so that a tab that was refused just then waits too, instead of reading tokens that are no longer valid. Without Web
 * Locks, or when a frozen tab holds the lock too long, the work runs without the lock: the server's grace period covers
 * that.
 */
function withLock<T>(work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work(false);
  return new Promise((resolve) => {
    let isStarted = false;
    const start = (hasWaited: boolean): Promise<unknown> => {
      isStarted = true;
      const result = work(hasWaited);
      resolve(result);
      return result.then(storedEverywhere, () => undefined);
    };
    const requestLock = async (): Promise<void> => {
      const wasFree = await navigator.locks.request(REFRESH_LOCK, { ifAvailable: true }, async (lock) => {
        if (lock) await start(false);
        return lock !== null;
      });
      if (wasFree) return;
      const signal = AbortSignal.timeout(REFRESH_LOCK_TIMEOUT_MS);
      await navigator.locks.request(REFRESH_LOCK, { signal }, () => start(true));
    };
    requestLock().catch(() => {
      if (!isStarted) resolve(work(true));
    });
  });
}

/**
 * Resolves when every tab reads what was stored. At once in a hidden tab: browsers stretch its waits up to a minute, and
 * all other tabs would wait for the lock.
 */
function storedEverywhere(): Promise<unknown> | undefined {
  if (globalThis.document?.visibilityState === 'hidden') return undefined;
  return new Promise((resolve) => {
    // A timer that neither a test nor a paused clock of the page takes away: the lock is always released.
    AbortSignal.timeout(STORED_EVERYWHERE_MS).addEventListener('abort', resolve, { once: true });
  });
}
