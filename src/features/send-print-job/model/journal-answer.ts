import { texts } from '../i18n';
import type { PrintEntry } from './print-job';
import type { JournalAnswer, JournalWord } from './print-ports';

/** Journal answer for an entry that was never sent to the helper. */
export const NEVER_SENT: JournalAnswer = { word: 'absent', message: '' };

interface Recovered {
  state: PrintEntry['state'];
  /** Reason why it is not known to be printed, when the journal gives none. */
  reason?: 'notReceived' | 'noRecord' | 'printFailed' | 'helperLostTrack' | 'interrupted';
}

/** New state of an entry that was being sent when its page ended, by the helper's journal. */
const RECOVERED: Readonly<Record<JournalWord, Recovered>> = {
  accepted: { state: 'accepted' },
  printed: { state: 'accepted' },
  absent: { state: 'failed', reason: 'notReceived' },
  forgotten: { state: 'unknown', reason: 'noRecord' },
  failed: { state: 'failed', reason: 'printFailed' },
  unconfirmed: { state: 'unknown', reason: 'helperLostTrack' },
  unsupported: { state: 'unknown', reason: 'interrupted' },
  unreachable: { state: 'unknown', reason: 'interrupted' },
};

/** Returns the new state of an entry that was being sent when its page ended. */
export function recovered({
  word,
  message,
  attention = '',
  isLeft = false,
}: JournalAnswer): Partial<PrintEntry> {
  const { state, reason } = RECOVERED[word];
  return {
    state,
    message: reason ? message || texts.errors[reason] : '',
    isFinal: word === 'printed',
    attention,
    isLeft,
  };
}

/**
 * Returns the new state of an entry the helper had accepted: it waits, with or without a reason, or has ended. A
 * journal that was lost, or never existed, has no more information.
 */
export function followed(answer: JournalAnswer): Partial<PrintEntry> {
  const { word, attention = '', isLeft = false } = answer;
  if (word === 'accepted') return { attention, isLeft };
  const isBadNews = word === 'failed' || word === 'unconfirmed';
  return isBadNews
    ? { ...recovered(answer), attention: '', isLeft }
    : { isFinal: true, attention: '', isLeft };
}

/**
 * Returns the new state of an entry that a person wants to print again, if its last attempt settles that; else
 * undefined. A lost journal does not prevent a second print: the person is told, and decides again.
 */
export function settledBy(
  { word, message, isLeft = false }: JournalAnswer,
  entry: Pick<PrintEntry, 'state' | 'message'>,
): Partial<PrintEntry> | undefined {
  if (word === 'unreachable') return { message: message || texts.errors.cannotAskHelper };
  if (word === 'forgotten' && entry.state === 'unknown' && entry.message !== texts.errors.noRecord)
    return { message: texts.errors.noRecord };
  if (word === 'accepted' || word === 'printed')
    return { state: 'accepted', message: '', isFinal: word === 'printed', isLeft };
  return undefined;
}

/**
 * Returns the key of another attempt. A key that the journal has finished stays finished: a person's decision needs a
 * new one.
 */
export function keyOfNext(
  { entryId, helperKey, attempts }: PrintEntry,
  { word, isClosed = false }: JournalAnswer,
): string {
  return isClosed || word === 'failed' || word === 'unconfirmed' ? `${entryId}.${attempts + 1}` : helperKey;
}

/**
 * Returns the new state of an entry whose file was withdrawn, or could not be withdrawn any more: then the known state.
 */
export function withdrawn(answer: JournalAnswer): Partial<PrintEntry> {
  if (answer.word === 'unreachable') return { message: answer.message || texts.errors.cannotAskHelper };
  if (answer.word !== 'failed' && answer.word !== 'absent') return followed(answer);
  return { state: 'canceled', message: '', attention: '', isFinal: true, isLeft: false };
}
