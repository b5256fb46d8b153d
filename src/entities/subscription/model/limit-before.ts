import { limitTexts, texts } from '../i18n';
import type { LimitUse } from './subscription-use';

/** What a limit means for something that is about to be done. */
export interface LimitAnswer {
  use: LimitUse;
  /** There is no room for it: the server would refuse. */
  isBlocked: boolean;
  /** What is used, what has room, and where there is none what to do: said before the action. */
  sentence: string;
}

/** Whether `needed` more fit into a limit, and what to say of it. What needs no place is never blocked. */
export function limitBefore(use: LimitUse, needed = 1): LimitAnswer {
  const { used, blocked, remedy } = limitTexts[use.name];
  const isBlocked = needed > use.room;
  const parts = [used({ used: use.used, allowed: use.allowed })];
  if (use.room > 0) parts.push(texts.roomFor({ count: use.room }));
  else if (isBlocked) parts.push(blocked);
  if (isBlocked) parts.push(remedy);
  return { use, isBlocked, sentence: parts.join(' ') };
}
