import { SCANNER_STUTTER_MS } from '../../config/timings';
import { createOpenKeyReader, type KeyStroke } from './open-key';

const FIELD = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/** While a modal dialog is open, it must be answered first. */
const OPEN_DIALOG = '[role="dialog"][aria-modal="true"]';
/** On a list, / focuses the list's own search instead. */
const OWN_SEARCH = 'main input[type="search"]';

/** Calls `onAsk` when a shortcut for the palette is pressed. Returns the function that removes the listeners. */
export function listenForOpenKeys(onAsk: () => void): () => void {
  const read = createOpenKeyReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (event: KeyboardEvent) => {
    const isLettingGo = event.type === 'keyup' && event.key === '/';
    const decision = read(toKeyStroke(event));
    // Another key right after / means that it was part of typed or scanned text.
    if (!isLettingGo) clearTimeout(timer);
    if (decision === 'pass' || (decision === 'wait' && document.querySelector(OWN_SEARCH))) return;
    // Browsers use these keys for their own search.
    event.preventDefault();
    if (document.querySelector(OPEN_DIALOG)) return;
    if (decision === 'open') onAsk();
    else timer = setTimeout(onAsk, SCANNER_STUTTER_MS);
  };
  globalThis.addEventListener('keydown', hear, { capture: true });
  globalThis.addEventListener('keyup', hear, { capture: true });
  return () => {
    clearTimeout(timer);
    globalThis.removeEventListener('keydown', hear, { capture: true });
    globalThis.removeEventListener('keyup', hear, { capture: true });
  };
}

function toKeyStroke(event: KeyboardEvent): KeyStroke {
  const { ctrlKey, metaKey, altKey, target } = event;
  return {
    isDown: event.type === 'keydown',
    key: event.key,
    atMs: event.timeStamp,
    isRepeat: event.repeat,
    hasCommand: ctrlKey !== metaKey && !altKey,
    hasModifier: ctrlKey || metaKey || altKey,
    isTyped: target instanceof Element && target.closest(FIELD) !== null,
  };
}
