import { limitTexts, texts } from '../i18n';
import type { LimitUse } from './subscription-use';

/** Effect of a limit on a planned action. */
export interface LimitAnswer {
  use: LimitUse;
  /** True when there is no room left: the server would refuse. */
  isBlocked: boolean;
  /** Sentence shown before the action: what is used, what is left, and what to do if nothing is left. */
  sentence: string;
}

/**
 * Returns whether `needed` more fit into a limit, with a sentence about it. An action that needs no place is never
 * blocked.
 */
export function limitBefore(use: LimitUse, needed = 1): LimitAnswer {
  const { used, blocked, remedy } = limitTexts[use.name];
  const isBlocked = needed > use.room;
  const parts = [used({ used: use.used, allowed: use.allowed })];
  if (use.room > 0) parts.push(texts.roomFor({ count: use.room }));
  else if (isBlocked) parts.push(blocked);
  if (isBlocked) parts.push(remedy);
  return { use, isBlocked, sentence: parts.join(' ') };
}
