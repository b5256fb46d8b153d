import type { JobNews } from '../../journal/unreported.ts';
import { connectLimits } from '../connect-limits.ts';

/**
 * Returns one job in the format of the report call.
 * @param takesCodes whether the server accepts codes besides the English text; other servers refuse unknown fields
 */
export function reportBody(news: JobNews, takesCodes: boolean) {
  const { key, state, outcome, attention, message, sentence, impressions, updatedAt } = news;
  return {
    jobKey: key,
    state,
    outcome,
    attention: attention && {
      text: attention.text.slice(0, connectLimits.sentence),
      reason: attention.reason.slice(0, connectLimits.reason),
      ...(takesCodes && codeOf(attention)),
    },
    message: message?.slice(0, connectLimits.sentence) ?? null,
    ...(takesCodes && sentence && codeOf(sentence)),
    impressionsCompleted: impressions,
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

const codeOf = ({ code, args }: Pick<NonNullable<JobNews['attention']>, 'code' | 'args'>) => ({ code, args });
