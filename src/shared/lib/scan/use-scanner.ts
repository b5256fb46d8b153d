import { useEffect, useEffectEvent } from 'react';
import type { ScannedCode } from './read-code';

/** Hears scans from anywhere on the page while the screen stands. The code of it comes after the screen. */
export function useScanner(onScan: (scan: ScannedCode) => void): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    let isGone = false;
    const listening = import('./listen-for-scans').then(({ listenForScans }) =>
      isGone ? undefined : listenForScans((scan) => scanned(scan)),
    );
    return () => {
      isGone = true;
      void listening.then((stop) => stop?.());
    };
  }, []);
}
