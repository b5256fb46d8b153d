import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { limits } from '../limits.ts';

/** One-time tokens that only the page of this helper issues, each for one decision about one origin. */
export interface PairingTokens {
  issue(origin: string): string;
  /** Returns the origin for which the token was issued, once; undefined for a used, expired or invented token. */
  redeem(token: string): string | undefined;
}

const tokenBytes = 32;
const maxTokens = 100;

export function createPairingTokens(clock: Clock): PairingTokens {
  const issued = new Map<string, { readonly origin: string; readonly expiresAt: number }>();
  return {
    issue: (origin) => {
      const token = randomBytes(tokenBytes).toString('base64url');
      const oldest = issued.size >= maxTokens ? issued.keys().next().value : undefined;
      if (oldest !== undefined) {
        issued.delete(oldest);
      }
      issued.set(token, { origin, expiresAt: clock.now() + limits.pairingTokenMs });
      return token;
    },
    redeem: (token) => {
      const entry = issued.get(token);
      issued.delete(token);
      return entry !== undefined && entry.expiresAt > clock.now() ? entry.origin : undefined;
    },
  };
}
