import { isLoggedIn, useTokenStore } from '../auth';
import { RENEWAL_JITTER_SHARE, RENEWAL_MAX_S, RENEWAL_RETRY_MS, RENEWAL_SHARE } from './session-timings';
import { refreshOnce } from './refresh-session';

/** Max. delay of a timer; browsers overflow with longer ones. */
const LONGEST_MS = 2 ** 31 - 1;

/** Returns the delay in ms until a token with this `expiry` (epoch seconds) is renewed, 0 when due; `spread` is between 0 and 1. */
export function refreshDelayMs(expiry: number, nowMs: number, spread: number): number {
  const leftS = Math.max(0, expiry - nowMs / 1000);
  const marginS = Math.min(RENEWAL_MAX_S, leftS * RENEWAL_SHARE) * (1 - RENEWAL_JITTER_SHARE * spread);
  return Math.min(LONGEST_MS, (leftS - marginS) * 1000);
}

/**
 * Renews the token before it expires while the tab is visible; a hidden tab checks again when it becomes visible, a
 * sleeping computer after it wakes. This is only an optimisation: the 401 decides. Returns the function that stops it.
 */
export function keepSessionFresh(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notBeforeMs = 0;

  function schedule(): void {
    clearTimeout(timer);
    const { token, expiry, refreshToken } = useTokenStore.getState();
    if (token === '' || refreshToken === '' || document.visibilityState !== 'visible') return;
    const nowMs = Date.now();
    const delayMs = refreshDelayMs(expiry, nowMs, Math.random());
    timer = setTimeout(renew, Math.max(delayMs, notBeforeMs - nowMs));
  }

  function renew(): void {
    if (document.visibilityState !== 'visible') return;
    const { token } = useTokenStore.getState();
    refreshOnce(token).catch(() => {
      notBeforeMs = Date.now() + RENEWAL_RETRY_MS;
      if (isLoggedIn(useTokenStore.getState())) schedule();
    });
  }

  const unsubscribe = useTokenStore.subscribe((now, before) => {
    if (now.token !== before.token || now.expiry !== before.expiry) schedule();
  });
  const events = [
    [document, 'visibilitychange'],
    [globalThis, 'online'],
    [globalThis, 'pageshow'],
  ] as const;
  for (const [target, name] of events) target.addEventListener(name, schedule);
  schedule();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    for (const [target, name] of events) target.removeEventListener(name, schedule);
  };
}
