/** Facts about a refresh token that is presented. */
export interface PresentedToken {
  readonly idleExpiresAt: Date;
  readonly absoluteExpiresAt: Date;
  readonly rotatedAt: Date | null;
  readonly revokedAt: Date | null;
  /** True if the token that replaced it has itself been presented. */
  readonly isSuccessorUsed: boolean;
}

/**
 * `rotate`: replace it. `repeat`: the response with its successor was lost, send the same one again. `refuse`: it is
 * unknown, expired or revoked. `revoke`: it was used twice, so somebody else has it; end the family.
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'refuse' | 'revoke';

/** Time in which a lost response may be requested again, provided that its token has not been used. */
const graceSeconds = 30;

export function decideRefresh(token: PresentedToken | undefined, now: Date): RefreshDecision {
  if (!token || token.revokedAt) return 'refuse';
  if (now >= token.absoluteExpiresAt) return 'refuse';
  if (!token.rotatedAt) return now >= token.idleExpiresAt ? 'refuse' : 'rotate';
  const isWithinGrace = now.getTime() - token.rotatedAt.getTime() <= graceSeconds * 1000;
  return isWithinGrace && !token.isSuccessorUsed ? 'repeat' : 'revoke';
}
