import { scanSpeed } from './scan-speed';
import { BURST_GAP_MS, REPEAT_MS, STUTTER_MS, TYPING_PAUSE_MS } from './timings';
import { meaningOf, type KeyPress } from './key-press';

export interface ScanStep {
  /** A scan may begin with this key: what stands in the focused field now is what it gets back. */
  isStart: boolean;
  /** The key came so fast after the one before that a scanner may have pressed it. */
  isBurst: boolean;
  /** This key ended a scan; the same code again within two seconds has no `code`. */
  isEnd: boolean;
  /** All characters of the scan. */
  code?: string;
  /** A quick hand may have typed it. */
  isSlow?: boolean;
}

const NOTHING: ScanStep = { isStart: false, isBurst: false, isEnd: false };

interface Burst {
  text: string;
  /** The same by the keys of a US keyboard: scanners that are set to it type on others as if they were. */
  usDigits: string;
  gapsMs: number[];
  lastAtMs: number;
  altDigits: string;
  /** Its first keys may have come before anybody listened: what is left of it is no code. */
  isCutOff: boolean;
  /** It goes on after a short pause: what came before it belongs to the same text. */
  isContinued: boolean;
}

/**
 * Tells a scanner's burst, ended by Enter or Tab, from typing, key by key. Knows nothing of what codes mean.
 * @param sinceMs when it began to hear keys, by the clock of their time stamps
 */
export function createScanReader(sinceMs = Number.NEGATIVE_INFINITY): (press: KeyPress) => ScanStep {
  let burst: Burst | undefined;
  let last = { code: '', atMs: Number.NEGATIVE_INFINITY };

  function begin(press: KeyPress): Burst {
    const isCutOff = press.atMs - sinceMs <= STUTTER_MS;
    const isContinued = burst !== undefined && press.atMs - burst.lastAtMs <= TYPING_PAUSE_MS;
    burst = {
      text: '',
      usDigits: '',
      gapsMs: [],
      lastAtMs: press.atMs,
      altDigits: '',
      isCutOff,
      isContinued,
    };
    return burst;
  }

  function take(press: KeyPress, character: string): ScanStep {
    const gapMs = burst ? press.atMs - burst.lastAtMs : Number.POSITIVE_INFINITY;
    const isStart = !burst || gapMs > STUTTER_MS;
    const now = burst && !isStart ? burst : begin(press);
    if (!isStart) now.gapsMs.push(gapMs);
    now.text += character;
    now.usDigits += digitOf(press.code) ?? ' ';
    now.lastAtMs = press.atMs;
    return { isStart, isBurst: gapMs < BURST_GAP_MS && !now.isCutOff, isEnd: false };
  }

  function end(atMs: number): ScanStep {
    const ended = burst;
    burst = undefined;
    if (!ended || ended.isCutOff || atMs - ended.lastAtMs > STUTTER_MS) return NOTHING;
    const code = textOf(ended);
    const speed = scanSpeed(code, [...ended.gapsMs, atMs - ended.lastAtMs]);
    // The end of a number that a person types with a pause would be another number.
    if (speed === undefined || (speed === 'slow' && ended.isContinued)) return NOTHING;
    const isRepeat = code === last.code && atMs - last.atMs < REPEAT_MS;
    if (isRepeat) return { ...NOTHING, isBurst: true, isEnd: true };
    last = { code, atMs };
    return { ...NOTHING, isBurst: true, isEnd: true, code, ...(speed === 'slow' && { isSlow: true }) };
  }

  return (press) => {
    const meaning = meaningOf(press);
    if (meaning.kind === 'silent') return NOTHING;
    if (meaning.kind === 'person') {
      burst = undefined;
      return NOTHING;
    }
    if (meaning.kind === 'alt-digit') {
      if (!burst) return NOTHING;
      burst.altDigits += meaning.digit;
      return { ...NOTHING, isBurst: true };
    }
    if (burst && burst.altDigits !== '') {
      burst.text += String.fromCharCode(Number(burst.altDigits));
      burst.altDigits = '';
      // The digits took their time, and they are one character.
      burst.gapsMs.push(0);
      burst.lastAtMs = Math.max(burst.lastAtMs, press.atMs - 1);
    }
    return meaning.kind === 'end' ? end(press.atMs) : take(press, meaning.character);
  };
}

function digitOf(code: string): string | undefined {
  return /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
}

/** A number that arrived as signs (“&é"'(-” on a French keyboard) was sent by a scanner set to a US keyboard. */
function textOf({ text, usDigits }: Burst): string {
  return /^\d+$/.test(usDigits) && !/[\dA-Za-z]/.test(text) ? usDigits : text;
}
