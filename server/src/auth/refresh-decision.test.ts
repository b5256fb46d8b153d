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

describe('decideRefresh', () => {
  it.each<[string, PresentedToken | undefined, RefreshDecision]>([
    ['an unknown token is refused', undefined, 'refuse'],
    ['a fresh token is rotated', fresh, 'rotate'],
    ['one that was idle too long is refused', { ...fresh, idleExpiresAt: now }, 'refuse'],
    ['one beyond the end of its sign-in is refused', { ...fresh, absoluteExpiresAt: now }, 'refuse'],
    ['a revoked one is refused', { ...fresh, revokedAt: after(-1) }, 'refuse'],
    ['just replaced: the same successor again', { ...fresh, rotatedAt: now }, 'repeat'],
    ['replaced 30 s ago: the same successor again', { ...fresh, rotatedAt: after(-30) }, 'repeat'],
    ['replaced 31 s ago: the family ends', { ...fresh, rotatedAt: after(-31) }, 'revoke'],
    [
      'its successor was used: the family ends',
      { ...fresh, rotatedAt: after(-1), isSuccessorUsed: true },
      'revoke',
    ],
    [
      'idle expiry does not end the grace',
      { ...fresh, rotatedAt: after(-10), idleExpiresAt: after(-5) },
      'repeat',
    ],
    [
      'the end of the sign-in does',
      { ...fresh, rotatedAt: after(-10), absoluteExpiresAt: after(-5) },
      'refuse',
    ],
  ])('%s', (_, token, decision) => {
    expect(decideRefresh(token, now)).toBe(decision);
  });
});
