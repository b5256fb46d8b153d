import { groupSeparator } from 'label-core/gs1';

/** Properties of a key event that the scan reader needs. */
export interface KeyPress {
  key: string;
  /** The physical key. */
  code: string;
  /** Time stamp of the event, in ms. */
  atMs: number;
  /** The event is an auto-repeat of a held key. */
  isRepeat: boolean;
  isComposing: boolean;
  hasCtrl: boolean;
  hasAlt: boolean;
  hasMeta: boolean;
}

export function toKeyPress(event: KeyboardEvent): KeyPress {
  return {
    key: event.key,
    code: event.code,
    atMs: event.timeStamp,
    isRepeat: event.repeat,
    isComposing: event.isComposing,
    hasCtrl: event.ctrlKey,
    hasAlt: event.altKey,
    hasMeta: event.metaKey,
  };
}

/** Meaning of a key within a scan. */
export type KeyMeaning =
  | { kind: 'character'; character: string }
  /** One digit of a character that is typed by its number with Alt held. */
  | { kind: 'alt-digit'; digit: string }
  | { kind: 'end' }
  /** Key between characters without a meaning: Shift, a lock key. */
  | { kind: 'silent' }
  /** Key that only a person presses. */
  | { kind: 'person' };

const SILENT = new Set(['Shift', 'CapsLock', 'NumLock', 'AltGraph', 'Alt', 'Control']);
const NUMPAD_DIGIT = /^Numpad(\d)$/;

/** Returns the meaning of a key. Scanners send FNC1 as the control character itself, as Ctrl and ], or as F8. */
export function meaningOf(press: KeyPress): KeyMeaning {
  const { key, code, hasCtrl, hasAlt, hasMeta } = press;
  if (press.isRepeat || press.isComposing || hasMeta) return { kind: 'person' };
  if (key === groupSeparator || key === 'F8') return { kind: 'character', character: groupSeparator };
  // With Ctrl or Alt, Enter and Tab are a person's shortcut, however fast the text before them came.
  if (key === 'Enter' || key === 'Tab') return { kind: hasCtrl || hasAlt ? 'person' : 'end' };
  if (SILENT.has(key)) return { kind: 'silent' };
  const isPlainCtrl = hasCtrl && !hasAlt;
  if (isPlainCtrl && (key === ']' || code === 'BracketRight'))
    return { kind: 'character', character: groupSeparator };
  const altDigit = hasAlt && !hasCtrl ? NUMPAD_DIGIT.exec(code)?.[1] : undefined;
  if (altDigit !== undefined) return { kind: 'alt-digit', digit: altDigit };
  // AltGr sets both Ctrl and Alt; the key is a character all the same.
  if (key.length === 1 && !isPlainCtrl) return { kind: 'character', character: key };
  return { kind: 'person' };
}
