import { useEffect, useEffectEvent } from 'react';
import type { ScannedCode } from './read-code';

/** Hears scans from anywhere on the page while the screen stands. The code of it comes after the screen. */
export function useScanner(onScan: (scan: ScannedCode) => void): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const listen = async () => {
      try {
        const { listenForScans } = await import('./listen-for-scans');
        if (!isGone) stop = listenForScans((scan) => scanned(scan));
      } catch {
        // Without the network there is no code of it yet, and no article could be looked for.
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
  }, []);
}
