import { fieldOf, keepField, typeInto } from './field-snapshot';
import { toKeyPress } from './key-press';
import { STUTTER_MS } from './timings';
import { readCode, type ScannedCode } from './read-code';
import { createScanReader } from './scan-reader';

/** A question that stands open must be answered first; what is behind it hears no scan. */
const OPEN_DIALOG = '[role="dialog"][aria-modal="true"]';

/**
 * Hears a wedge scanner from anywhere on the page. What it typed into the focused field is taken back, and no button is
 * pressed and no form sent by it. A field marked with `data-takes-scan` may be given the code. Returns the function that
 * ends it.
 */
export function listenForScans(onScan: (scan: ScannedCode) => void): () => void {
  const read = createScanReader(performance.now());
  /** The focus may move while a code comes in: each field gets back what stood in it. */
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
  // For whoever scripts this page: a scan that begins before this may be cut off.
  const timer = setTimeout(() => {
    dataset['scanner'] = 'ready';
  }, STUTTER_MS);
  return () => {
    clearTimeout(timer);
    delete dataset['scanner'];
    globalThis.removeEventListener('keydown', hear, { capture: true });
  };
}
