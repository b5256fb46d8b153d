import * as z from 'zod/mini';
import { lenient, readSentence, toApiError } from '@/shared/api';
import { texts } from '../i18n';
import type { JournalAnswer, JournalWord, SendOutcome } from '../model/print-ports';

const attentionSchema = z.looseObject({ text: lenient.text(), reason: lenient.text() });

/** What the printer waits for, or its keyword; "" when it waits for nothing, or the reason is unreadable. */
const attention = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => {
    const read = attentionSchema.safeParse(value);
    if (!read.success) return '';
    const { text, reason, ...sentence } = read.data;
    return readSentence({ code: codeOf(reason), ...sentence }, text || reason);
  }),
);

/**
 * Returns the code of a reason. Reports of agents of earlier versions have no code: the printer's keyword is used instead
 * ("media-empty-error"). The keyword of an unreachable printer is too general: its text names the cause.
 */
const codeOf = (reason: string) =>
  reason === 'offline' ? undefined : `attention.${reason.replace(/-(?:error|warning|report)$/, '')}`;

/** States the server reports for a file that its agent has not confirmed. */
const LEFT: ReadonlySet<string> = new Set(['waiting', 'offered']);

/** Job as reported by the journal of a helper or an agent. Message and attention are in the language of this page. */
export const jobAnswerSchema = lenient.withSentence(
  'message',
  z.object({ state: lenient.text(), message: lenient.text(), attention }),
);

/**
 * Returns the outcome of handing one file over. A definite answer is accepted or failed, regardless of its HTTP status:
 * the state of the job decides. Without an answer it is unknown, for the reason given here: the file may have arrived.
 * Never rejects.
 */
export async function outcomeOf(
  asked: Promise<z.output<typeof jobAnswerSchema>>,
  noAnswer: string,
): Promise<SendOutcome> {
  try {
    const { word, message, isLeft } = wordsOf(await asked);
    if (word === 'failed') return { state: 'failed', message: message || texts.errors.printFailed };
    if (word === 'unconfirmed') return { state: 'unknown', message: message || texts.errors.helperLostTrack };
    return { state: 'accepted', message: '', ...(isLeft && { isLeft }) };
  } catch (error) {
    const { kind, message, status } = toApiError(error);
    if (kind === 'unreadable') return { state: 'accepted', message: '' };
    if (status !== undefined) return { state: 'failed', message: message || texts.errors.printFailed };
    return { state: 'unknown', message: noAnswer };
  }
}

/** Translates the journal's answer to the words of a print run. */
export const wordsOf = ({ state, ...words }: z.output<typeof jobAnswerSchema>): JournalAnswer => ({
  word: wordOf(state),
  ...words,
  ...(LEFT.has(state) && { isLeft: true }),
});

function wordOf(state: string): Extract<JournalWord, 'accepted' | 'printed' | 'failed' | 'unconfirmed'> {
  if (state === 'completed') return 'printed';
  if (state === 'failed' || state === 'canceled') return 'failed';
  return state === 'unconfirmed' ? 'unconfirmed' : 'accepted';
}
