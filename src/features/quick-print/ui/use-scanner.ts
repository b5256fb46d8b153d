import { useEffect, useEffectEvent } from 'react';
import { createScanReader } from '../model/scan-reader';

/** Hears a wedge scanner from anywhere on the page, except while a text field is being typed into: that keeps it. */
export function useScanner(onScan: (code: string) => void): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    const read = createScanReader();
    const hear = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      const { isBurst, code } = read({ key: event.key, atMs: event.timeStamp });
      // Read all the same: the code that a field has just taken is not taken a second time.
      if (keepsText(event.target)) return;
      if (isBurst) {
        // The burst's spaces and its Enter must not press the button that has the focus.
        event.preventDefault();
        event.stopPropagation();
      }
      if (code !== undefined) scanned(code);
    };
    globalThis.addEventListener('keydown', hear, { capture: true });
    return () => globalThis.removeEventListener('keydown', hear, { capture: true });
  }, []);
}

const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, [contenteditable="true"]';

function keepsText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null;
}
