import { act } from '@testing-library/react';

/** Gap between two characters of a scanner, in ms. */
const GAP_MS = 8;
/** Gap between two scans, so that no code counts as a repeat. */
const PAUSE_MS = 5_000;
let nowMs = 0;

/** Scans a code as a wedge scanner does, into the focused element; waits until the page listens. */
export async function scanCode(code: string): Promise<void> {
  await import('../listen-for-scans');
  await act(async () => {
    await Promise.resolve();
    nowMs = Math.max(nowMs, performance.now()) + PAUSE_MS;
    for (const key of [...Array.from(code), 'Enter']) {
      nowMs += GAP_MS;
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: nowMs });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }
  });
}
