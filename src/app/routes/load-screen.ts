import { CHUNK_TIMEOUT_MS, STYLE_PAUSE_MS } from '../config/timings';

/** Error for a screen whose code was not loaded in time. */
class ScreenTimeoutError extends Error {
  constructor() {
    super('The code of this screen did not come in time');
    this.name = 'ScreenTimeoutError';
  }
}

/** Loads the code of a screen. Rejects with ScreenTimeoutError after 120 s, so that a connection that hangs is reported too. */
export async function loadScreen<Screen>(load: () => Promise<Screen>): Promise<Screen> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ScreenTimeoutError()), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns whether the code of a screen could not be loaded: timeout, not reachable, or removed with an older release. */
export function isChunkFault(error: unknown): boolean {
  if (error instanceof ScreenTimeoutError) return true;
  // Messages of Chrome and Firefox, of Safari, and of Vite for a style sheet.
  return (
    error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message)
  );
}

/**
 * Fetches each style sheet again that could not be fetched, until it is there: the loader of the build asks for each only
 * once, and a part whose code came later would be shown without its looks. Returns what ends it.
 */
export function refetchStyles(): () => void {
  const pauses = new Map<string, number>();
  const refetch = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const pauseMs = pauses.get(target.href) ?? STYLE_PAUSE_MS.first;
    pauses.set(target.href, Math.min(2 * pauseMs, STYLE_PAUSE_MS.most));
    const again = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: target.href });
    target.remove();
    setTimeout(() => document.head.append(again), pauseMs);
  };
  // Events of elements that are fetched do not bubble.
  globalThis.addEventListener('error', refetch, { capture: true });
  return () => globalThis.removeEventListener('error', refetch, { capture: true });
}
