import { fieldOf, keepField, typeInto } from './field-snapshot';
import { toKeyPress } from './key-press';
import { STUTTER_MS } from './timings';
import { readCode, type ScannedCode } from './read-code';
import { createScanReader } from './scan-reader';

/** An open modal must be answered first: scans are for what waits for one in it, or ignored. */
const OPEN_DIALOG = '[role="dialog"][aria-modal="true"]';

interface Listener {
  onScan: (scan: ScannedCode) => void;
  isFirst: boolean;
}

/** Who wants scans, in the order in which they came; one of them is told of each. */
const listeners: Listener[] = [];
let stopHearing: (() => void) | undefined;

/**
 * Tells of scans by a wedge scanner on the whole page: the newest listener that `isFirst`, as what waits for a scan on a
 * screen that takes scans itself, else the oldest one. Returns the function that removes the listener.
 */
export function listenForScans(
  onScan: Listener['onScan'],
  { isFirst = false }: { isFirst?: boolean } = {},
): () => void {
  const listener = { onScan, isFirst };
  listeners.push(listener);
  stopHearing ??= hearScans((scan) => {
    const first = listeners.findLast((one) => one.isFirst);
    if (first) first.onScan(scan);
    else if (!document.querySelector(OPEN_DIALOG)) listeners[0]?.onScan(scan);
  });
  return () => {
    listeners.splice(listeners.indexOf(listener), 1);
    if (listeners.length > 0) return;
    stopHearing?.();
    stopHearing = undefined;
  };
}

/**
 * Hears the keys of the page. Restores the focused field that the scanner typed into, and keeps the scan from pressing a
 * button or submitting a form. A field marked with `data-takes-scan` may receive the code. Returns the function that ends
 * it.
 */
function hearScans(onScan: (scan: ScannedCode) => void): () => void {
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
    if (code === undefined) return;
    const takesCodes = field?.dataset['takesScan'] !== undefined;
    onScan({
      ...readCode(code),
      raw: code,
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
