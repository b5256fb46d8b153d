import { describe, expect, it } from 'vitest';
import { decideRefresh, type PresentedToken, type RefreshDecision } from './refresh-decision.ts';

const now = new Date('2026-11-21T12:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const fresh: PresentedToken = {
  idleExpiresAt: after(3600),
  absoluteExpiresAt: after(7200),
  rotatedAt: null,
  revokedAt: null,
  isSuccessorUsed: false,
};

describe('the function decideRefresh', () => {
  it.each<[string, PresentedToken | undefined, RefreshDecision]>([
    ['an unknown token is refused', undefined, 'refuse'],
    ['a fresh token is rotated', fresh, 'rotate'],
    ['a token that was idle too long is refused', { ...fresh, idleExpiresAt: now }, 'refuse'],
    ['a token beyond the end of its sign-in is refused', { ...fresh, absoluteExpiresAt: now }, 'refuse'],
    ['a revoked token is refused', { ...fresh, revokedAt: after(-1) }, 'refuse'],
    ['a token replaced just now gives the same successor again', { ...fresh, rotatedAt: now }, 'repeat'],
    [
      'a token replaced 30 s ago gives the same successor again',
      { ...fresh, rotatedAt: after(-30) },
      'repeat',
    ],
    ['a token replaced 31 s ago ends the family', { ...fresh, rotatedAt: after(-31) }, 'revoke'],
    [
      'a token whose successor was used ends the family',
      { ...fresh, rotatedAt: after(-1), isSuccessorUsed: true },
      'revoke',
    ],
    [
      'an idle expiry does not end the time of grace',
      { ...fresh, rotatedAt: after(-10), idleExpiresAt: after(-5) },
      'repeat',
    ],
    [
      'the end of the sign-in ends the time of grace',
      { ...fresh, rotatedAt: after(-10), absoluteExpiresAt: after(-5) },
      'refuse',
    ],
  ])('decides that %s', (_, token, decision) => {
    expect(decideRefresh(token, now)).toBe(decision);
  });
});
