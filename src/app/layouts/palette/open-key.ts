import { SCANNER_BURST_MS, SCANNER_STUTTER_MS } from '../../config/timings';

/** What is needed of a key event to tell whether a person asks for the palette. */
export interface KeyStroke {
  isDown: boolean;
  key: string;
  /** Time stamp of the event, in ms. */
  atMs: number;
  isRepeat: boolean;
  /** Ctrl or Command is held, and nothing else but Shift. */
  hasCommand: boolean;
  /** Alt, Ctrl or Command is held. */
  hasModifier: boolean;
  /** It would be typed into a field. */
  isTyped: boolean;
}

/** `open` at once; `wait`: open unless another key comes; `pass`: not meant for the palette. */
export type OpenDecision = 'open' | 'wait' | 'pass';

const SILENT = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock']);

/**
 * Tells the palette's keys, mod+K and / outside of fields, from the same characters out of a scanner, which come with
 * others right before or after them.
 */
export function createOpenKeyReader(): (stroke: KeyStroke) => OpenDecision {
  let lastAtMs = Number.NEGATIVE_INFINITY;
  return ({ isDown, key, atMs, isRepeat, hasCommand, hasModifier, isTyped }) => {
    if (SILENT.has(key)) return 'pass';
    const sinceMs = atMs - lastAtMs;
    lastAtMs = atMs;
    if (!isDown || isRepeat) return 'pass';
    if (hasCommand && key.toLowerCase() === 'k') return sinceMs > SCANNER_BURST_MS ? 'open' : 'pass';
    if (key === '/' && !hasModifier && !isTyped) return sinceMs > SCANNER_STUTTER_MS ? 'wait' : 'pass';
    return 'pass';
  };
}
