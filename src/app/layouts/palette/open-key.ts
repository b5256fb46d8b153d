import { SCANNER_BURST_MS, SCANNER_STUTTER_MS } from '../../config/timings';

/** Properties of a key event that decide whether the palette opens. */
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
  /** The key would be typed into a field. */
  isTyped: boolean;
}

/** `open`: open now; `wait`: open unless another key follows; `pass`: not meant for the palette. */
export type OpenDecision = 'open' | 'wait' | 'pass';

const SILENT = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock']);

/**
 * Returns a function that decides key by key whether the palette opens: mod+K, or / outside of fields. The same characters
 * from a scanner are passed; they have other keys right before or after them.
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
