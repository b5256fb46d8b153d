import { CHUNK_TIMEOUT_MS } from '../config/timings';

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
