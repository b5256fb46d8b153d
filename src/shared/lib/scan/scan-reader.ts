import { scanSpeed } from './scan-speed';
import { BURST_GAP_MS, REPEAT_MS, STUTTER_MS, TYPING_PAUSE_MS } from './timings';
import { meaningOf, type KeyPress } from './key-press';

export interface ScanStep {
  /** A scan may start with this key: the current value of the focused field is the one to restore. */
  isStart: boolean;
  /** The key followed the previous one so fast that it may come from a scanner. */
  isBurst: boolean;
  /** This key ended a scan; the same code again within two seconds has no `code`. */
  isEnd: boolean;
  /** All characters of the scan. */
  code?: string;
  /** The code may have been typed by a fast person. */
  isSlow?: boolean;
}

const NOTHING: ScanStep = { isStart: false, isBurst: false, isEnd: false };

interface Burst {
  text: string;
  /** The digits of the same keys on a US keyboard: a scanner set to that layout presses those keys on any keyboard. */
  usDigits: string;
  gapsMs: number[];
  lastAtMs: number;
  altDigits: string;
  /** The first keys may have come before the listener was active: the rest is not a valid code. */
  isCutOff: boolean;
  /** The burst follows a short pause: the text before the pause belongs to the same input. */
  isContinued: boolean;
}

/**
 * Returns a function that tells scans, ended by Enter or Tab, from typing, key by key. It does not interpret codes.
 * @param sinceMs time since when keys are received, on the clock of the events' time stamps
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
    // A person who pauses while typing a number would otherwise scan only its end, which is another number.
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
      // The digits took time to send, but they are one character.
      burst.gapsMs.push(0);
      burst.lastAtMs = Math.max(burst.lastAtMs, press.atMs - 1);
    }
    return meaning.kind === 'end' ? end(press.atMs) : take(press, meaning.character);
  };
}

function digitOf(code: string): string | undefined {
  return /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
}

/**
 * Returns the text of a burst. A number that arrived as signs (“&é"'(-” on a French keyboard) comes from a scanner set to
 * a US keyboard and is returned as digits.
 */
function textOf({ text, usDigits }: Burst): string {
  return /^\d+$/.test(usDigits) && !/[\dA-Za-z]/.test(text) ? usDigits : text;
}
