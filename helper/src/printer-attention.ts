import type { Sentence } from 'label-core/sentence';
import { sentences } from './sentences/index.ts';

/** State of a printer that waits for a person: the reason as reported by the printer, and in plain words. */
export interface Attention extends Pick<Sentence, 'code' | 'args'> {
  readonly reason: string;
  readonly text: string;
}

/** Sentences for the keywords of a printer, the most informative first. */
const attentionSentences = Object.values(sentences.attention).map((sentence) => ({
  keyword: sentence.code.replace('attention.', ''),
  sentence,
}));

const severity = /-(?:error|warning|report)$/;

/**
 * Returns the most important thing a person must know about a printer, from its `…-state-reasons` keywords.
 * Returns null for reports that need no action; an unknown error is shown in the printer's own words.
 */
export function attentionFrom(reasons: readonly string[]): Attention | null {
  const serious = reasons.filter((reason) => reason !== 'none' && !reason.endsWith('-report'));
  for (const { keyword, sentence } of attentionSentences) {
    const reason = serious.find((it) => it === keyword || it.replace(severity, '') === keyword);
    if (reason !== undefined) {
      return attention(reason, sentence);
    }
  }
  const unknownError = serious.find((reason) => reason.endsWith('-error'));
  if (unknownError === undefined) return null;
  const keyword = unknownError.replace(severity, '').replaceAll('-', ' ');
  return attention(unknownError, sentences.printerState.reported({ keyword }));
}

/** Returns the attention for a printer that cannot be reached at the moment. */
export const unreachable = (printer: string, cause: Sentence): Attention =>
  attention('offline', sentences.printerState.notReady({ printer, cause }));

/** Returns the attention with a sentence for the reason that the printer reports. */
export const attention = (reason: string, { code, args, message }: Sentence): Attention => ({
  reason,
  text: message,
  code,
  args,
});
