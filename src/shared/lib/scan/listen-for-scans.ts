import { fieldOf, keepField, typeInto } from './field-snapshot';
import { toKeyPress } from './key-press';
import { STUTTER_MS } from './timings';
import { readCode, type ScannedCode } from './read-code';
import { createScanReader } from './scan-reader';

/** An open modal must be answered first; scans are ignored while it is open. */
const OPEN_DIALOG = '[role="dialog"][aria-modal="true"]';

/**
 * Listens for a wedge scanner on the whole page. Restores the focused field that the scanner typed into, and keeps the
 * scan from pressing a button or submitting a form. A field marked with `data-takes-scan` may receive the code. Returns
 * the function that removes the listener.
 */
export function listenForScans(onScan: (scan: ScannedCode) => void): () => void {
  const read = createScanReader(performance.now());
  /** Restore functions by field: the focus may move during a scan, and each field gets its previous value back. */
  const bringBack = new Map<Element, () => void>();
  const hear = (event: KeyboardEvent) => {
    const { isStart, isBurst, isEnd, code, isSlow } = read(toKeyPress(event));
    const field = fieldOf(event.target);
    if (isStart) bringBack.clear();
    if (field && !bringBack.has(field)) bringBack.set(field, keepField(field));
    if (isEnd || (isBurst && !field)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (!isEnd) return;
    for (const bringBackField of bringBack.values()) bringBackField();
    bringBack.clear();
    if (code === undefined || document.querySelector(OPEN_DIALOG)) return;
    const takesCodes = field?.dataset['takesScan'] !== undefined;
    onScan({
      ...readCode(code),
      ...(isSlow && { isSlow }),
      ...(takesCodes && { into: (text: string) => typeInto(field, text) }),
    });
  };
  globalThis.addEventListener('keydown', hear, { capture: true });
  const { dataset } = document.documentElement;
  // Signal for scripts of this page: a scan that starts earlier may be cut off.
  const timer = setTimeout(() => {
    dataset['scanner'] = 'ready';
  }, STUTTER_MS);
  return () => {
    clearTimeout(timer);
    delete dataset['scanner'];
    globalThis.removeEventListener('keydown', hear, { capture: true });
  };
}
