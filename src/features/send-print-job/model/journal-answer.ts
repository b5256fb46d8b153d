import { texts } from '../i18n';
import type { PrintEntry } from './print-job';
import type { JournalAnswer, JournalWord } from './print-ports';

/** What the journal would say of an entry that was never handed to the helper. */
export const NEVER_SENT: JournalAnswer = { word: 'absent', message: '' };

interface Recovered {
  state: PrintEntry['state'];
  /** Why it is not known to be printed, where the journal has no words of its own. */
  reason?: 'notReceived' | 'noRecord' | 'printFailed' | 'helperLostTrack' | 'interrupted';
}

/** An entry that was being sent when its page ended, by the word of the helper's journal. */
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

/** What becomes of an entry that was being sent when its page ended. */
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

/** What becomes of an entry the helper had accepted: it waits, with or without a reason, or is over. A journal that is gone, or never was, has no more to say. */
export function followed(answer: JournalAnswer): Partial<PrintEntry> {
  const { word, attention = '', isLeft = false } = answer;
  if (word === 'accepted') return { attention, isLeft };
  const isBadNews = word === 'failed' || word === 'unconfirmed';
  return isBadNews
    ? { ...recovered(answer), attention: '', isLeft }
    : { isFinal: true, attention: '', isLeft };
}

/**
 * What becomes of an entry that a person wants printed once more, where its last attempt settles that; else undefined.
 * Where the journal was lost it does not stop a second print: the person hears so, and decides again.
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

/** The key of one more attempt. What the journal is done with is done with for good: a person's decision needs a new one. */
export function keyOfNext(
  { entryId, helperKey, attempts }: PrintEntry,
  { word, isClosed = false }: JournalAnswer,
): string {
  return isClosed || word === 'failed' || word === 'unconfirmed' ? `${entryId}.${attempts + 1}` : helperKey;
}

/** What becomes of an entry whose file was taken back, or not any more: then what is known of it. */
export function withdrawn(answer: JournalAnswer): Partial<PrintEntry> {
  if (answer.word === 'unreachable') return { message: answer.message || texts.errors.cannotAskHelper };
  if (answer.word !== 'failed' && answer.word !== 'absent') return followed(answer);
  return { state: 'canceled', message: '', attention: '', isFinal: true, isLeft: false };
}
