import { SCANNER_STUTTER_MS } from '../../config/timings';
import { createOpenKeyReader, type KeyStroke } from './open-key';

const FIELD = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
/** A question that stands open must be answered first. */
const OPEN_DIALOG = '[role="dialog"][aria-modal="true"]';
/** A list has a search of its own, which / leads to. */
const OWN_SEARCH = 'main input[type="search"]';

/** Calls `onAsk` when somebody asks for the palette by a key. Returns the function that ends it. */
export function listenForOpenKeys(onAsk: () => void): () => void {
  const read = createOpenKeyReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (event: KeyboardEvent) => {
    const isLettingGo = event.type === 'keyup' && event.key === '/';
    const decision = read(toKeyStroke(event));
    // Another key right after it: it was part of something that is typed or scanned.
    if (!isLettingGo) clearTimeout(timer);
    if (decision === 'pass' || (decision === 'wait' && document.querySelector(OWN_SEARCH))) return;
    // Browsers have searches of their own on these keys.
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
