import { useEffect, useEffectEvent } from 'react';
import type { ScannedCode } from './read-code';

const loadListener = async () => (await import('./listen-for-scans')).listenForScans;

/**
 * Listens for scans on the whole page while the screen is mounted; while one is that `isFirst`, the others hear nothing.
 * The code is loaded after the screen.
 */
export function useScanner(onScan: (scan: ScannedCode) => void, { isFirst = false } = {}): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const listen = async () => {
      try {
        const listenForScans = await loadListener();
        if (!isGone) stop = listenForScans((scan) => scanned(scan), { isFirst });
      } catch {
        // Offline, the code cannot be loaded yet; an article could not be searched for either.
        if (!isGone) globalThis.addEventListener('online', again, { once: true });
      }
    };
    const again = () => void listen();
    again();
    return () => {
      isGone = true;
      globalThis.removeEventListener('online', again);
      stop?.();
    };
  }, [isFirst]);
}
