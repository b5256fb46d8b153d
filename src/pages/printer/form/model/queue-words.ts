import type { PrintQueue } from '@/entities/printer-helper';

const STATE_WORDS: Readonly<Record<string, string>> = {
  idle: 'ready',
  printing: 'printing',
  processing: 'printing',
  stopped: 'stopped',
};

/** Reasons of IPP that somebody has to act on, in plain words. */
const REASON_WORDS: Readonly<Record<string, string>> = {
  'media-empty': 'out of labels',
  'media-needed': 'waits for labels',
  'media-jam': 'jammed',
  'cover-open': 'cover open',
  'door-open': 'door open',
  'head-open': 'print head open',
  'marker-supply-empty': 'ribbon or ink used up',
  'toner-empty': 'toner used up',
  offline: 'switched off or not reachable',
  'connecting-to-device': 'waits for the printer to answer',
  paused: 'paused',
};

/** "ready", "stopped: out of labels", "stopped: takes no jobs"; an unknown reason as the printer words it. */
export function queueWords({ state, stateReasons, accepting }: PrintQueue): string {
  const reasons = stateReasons
    .filter((reason) => reason !== 'none' && reason !== '' && !reason.endsWith('-report'))
    .map((reason) => reason.replace(/-(?:error|warning)$/, ''))
    .map((reason) => REASON_WORDS[reason] ?? reason.replaceAll('-', ' '));
  const all = [...new Set([...reasons, ...(accepting ? [] : ['takes no jobs'])])].join(', ');
  return [STATE_WORDS[state], all].filter((part) => part !== undefined && part !== '').join(': ');
}
