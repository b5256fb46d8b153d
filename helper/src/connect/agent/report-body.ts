import type { JobNews } from '../../journal/unreported.ts';
import { connectLimits } from '../connect-limits.ts';

/** Returns one job in the format of the report call. */
export function reportBody(news: JobNews) {
  const { key, state, outcome, attention, message, impressions, updatedAt } = news;
  return {
    jobKey: key,
    state,
    outcome,
    attention: attention && {
      text: attention.text.slice(0, connectLimits.sentence),
      reason: attention.reason.slice(0, connectLimits.reason),
    },
    message: message?.slice(0, connectLimits.sentence) ?? null,
    impressionsCompleted: impressions,
    updatedAt: new Date(updatedAt).toISOString(),
  };
}
