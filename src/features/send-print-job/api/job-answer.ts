import * as z from 'zod/mini';
import { lenient, readSentence, toApiError } from '@/shared/api';
import { texts } from '../i18n';
import type { JournalAnswer, JournalWord, SendOutcome } from '../model/print-ports';

const attentionSchema = z.looseObject({ text: lenient.text(), reason: lenient.text() });

/** What the printer waits for, or its keyword; "" where nothing waits, or nobody can read why. */
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
 * What agents report has no code: the keyword of the printer stands for it ("media-empty-error"). That of a printer which
 * cannot be reached stands for too little: its text names the cause.
 */
const codeOf = (reason: string) =>
  reason === 'offline' ? undefined : `attention.${reason.replace(/-(?:error|warning|report)$/, '')}`;

/** What the server says of a file that its agent has not confirmed. */
const LEFT: ReadonlySet<string> = new Set(['waiting', 'offered']);

/** One job as the journal of a helper tells of it, that of an agent too. */
export const jobAnswerSchema = z.object({ state: lenient.text(), message: lenient.text(), attention });

/**
 * What handing one file over came to. A definite answer is accepted or failed, whatever its status: the state of the job
 * decides. Without an answer it is unknown, for the reason given here: the file may have arrived. Never rejects.
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

/** What the journal says, in the words a print run knows. */
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
