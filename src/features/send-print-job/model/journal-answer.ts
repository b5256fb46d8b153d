import type { PrintEntry } from './print-job';
import type { JournalAnswer, JournalWord } from './print-ports';
import { texts } from './texts';

/** What the journal would say of an entry that was never handed to the helper. */
export const NEVER_SENT: JournalAnswer = { word: 'absent', message: '' };

/** An entry that was being sent when its page ended, by the word of the helper's journal. */
const RECOVERED: Readonly<Record<JournalWord, Pick<PrintEntry, 'state' | 'message'>>> = {
  accepted: { state: 'accepted', message: '' },
  printed: { state: 'accepted', message: '' },
  absent: { state: 'failed', message: texts.notReceived },
  failed: { state: 'failed', message: texts.printFailed },
  unconfirmed: { state: 'unknown', message: texts.helperLostTrack },
  unsupported: { state: 'unknown', message: texts.interrupted },
  unreachable: { state: 'unknown', message: texts.interrupted },
};

/** What becomes of an entry that was being sent when its page ended. */
export function recovered({ word, message, attention = '' }: JournalAnswer): Partial<PrintEntry> {
  return {
    ...RECOVERED[word],
    ...(word !== 'accepted' && word !== 'printed' && message && { message }),
    isFinal: word === 'printed',
    attention,
  };
}

/** What becomes of an entry the helper had accepted: it waits, with or without a reason, or is over. A journal that is gone, or never was, has no more to say. */
export function followed(answer: JournalAnswer): Partial<PrintEntry> {
  if (answer.word === 'accepted') return { attention: answer.attention ?? '' };
  const isBadNews = answer.word === 'failed' || answer.word === 'unconfirmed';
  return isBadNews ? { ...recovered(answer), attention: '' } : { isFinal: true, attention: '' };
}
