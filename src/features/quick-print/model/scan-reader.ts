/** A wedge scanner types like a very fast person; nobody types four keys this fast. */
const MAX_GAP_MS = 50;
const MIN_CHARS = 4;
/** A trigger held too long reads the same code twice. */
const REPEAT_MS = 2_000;

export interface KeyPress {
  key: string;
  /** Time stamp of the key event, in ms. */
  atMs: number;
}

export interface ScanStep {
  /** The key came so fast after the one before that a scanner pressed it. */
  isBurst: boolean;
  /** The whole code, once its Enter has come. */
  code?: string;
}

/**
 * Tells a scanner's burst from typing, key by key: at least four characters, each less than 50 ms after the one
 * before, ended by Enter. The same code again within two seconds is swallowed.
 */
export function createScanReader(): (press: KeyPress) => ScanStep {
  let typed = '';
  let typedAtMs = Number.NEGATIVE_INFINITY;
  let last = { code: '', atMs: Number.NEGATIVE_INFINITY };

  return ({ key, atMs }) => {
    const isCharacter = key.length === 1;
    // Shift and its like come between the characters and are none.
    if (!isCharacter && key !== 'Enter') return { isBurst: false };
    const isFast = atMs - typedAtMs < MAX_GAP_MS;
    if (isCharacter) {
      typed = isFast ? typed + key : key;
      typedAtMs = atMs;
      return { isBurst: isFast };
    }
    const code = isFast ? typed : '';
    typed = '';
    typedAtMs = Number.NEGATIVE_INFINITY;
    if (code.length < MIN_CHARS) return { isBurst: false };
    const isRepeat = code === last.code && atMs - last.atMs < REPEAT_MS;
    if (isRepeat) return { isBurst: true };
    last = { code, atMs };
    return { isBurst: true, code };
  };
}
