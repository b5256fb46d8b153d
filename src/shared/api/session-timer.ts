import { isLoggedIn, useTokenStore } from '../auth';
import { RENEWAL_SHARE, RENEWAL_MAX_S, RENEWAL_JITTER_SHARE, RENEWAL_RETRY_MS } from '../config';
import { refreshOnce } from './refresh-session';

/** Longer timers overflow in browsers. */
const LONGEST_MS = 2 ** 31 - 1;

/** Milliseconds until a token that ends at `expiry` (epoch seconds) is renewed; `spread` is between 0 and 1. Zero when it is due. */
export function refreshDelayMs(expiry: number, nowMs: number, spread: number): number {
  const leftS = Math.max(0, expiry - nowMs / 1000);
  const marginS = Math.min(RENEWAL_MAX_S, leftS * RENEWAL_SHARE) * (1 - RENEWAL_JITTER_SHARE * spread);
  return Math.min(LONGEST_MS, (leftS - marginS) * 1000);
}

/**
 * Renews the token before it ends while the tab is looked at; a hidden tab looks again when it is shown, a sleeping
 * computer when it wakes. It is an optimisation: a 401 is the truth. Returns the function that stops it.
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
