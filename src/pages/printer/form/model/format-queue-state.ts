import type { PrintQueue } from '@/entities/printer-helper';
import { texts } from '../i18n';

const states: Readonly<Record<string, string>> = texts.queueStates;
const knownReasons: Readonly<Record<string, string>> = texts.queueReasons;

/** Returns "ready", "stopped: out of labels", "stopped: not accepting jobs"; an unknown reason in the printer's own words. */
export function formatQueueState({ state, stateReasons, accepting }: PrintQueue): string {
  const reasons = stateReasons
    .filter((reason) => reason !== 'none' && reason !== '' && !reason.endsWith('-report'))
    .map((reason) => reason.replace(/-(?:error|warning)$/, ''))
    .map((reason) => knownReasons[reason] ?? reason.replaceAll('-', ' '));
  const all = [...new Set([...reasons, ...(accepting ? [] : [texts.refusesJobs])])].join(', ');
  const known = states[state] ?? '';
  if (known === '' || all === '') return known || all;
  return texts.queueState({ state: known, reasons: all });
}
