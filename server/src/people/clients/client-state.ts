import type { integrationClients } from '../../foundation/store/schema/index.ts';

export type ClientRow = typeof integrationClients.$inferSelect;

export const clientStates = ['active', 'expired', 'disabled'] as const;
export type ClientState = (typeof clientStates)[number];

/** Returns the state of a client, which may call only while active. `disabled` takes precedence over an expiry date. */
export function stateOf(
  { isEnabled, expiresAt }: Pick<ClientRow, 'isEnabled' | 'expiresAt'>,
  now: Date,
): ClientState {
  if (!isEnabled) return 'disabled';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}

/** Returns whether the previous secret is still valid. */
export const isOverlapping = (
  { previousSecretEndsAt }: Pick<ClientRow, 'previousSecretEndsAt'>,
  now: Date,
): boolean => previousSecretEndsAt !== null && previousSecretEndsAt > now;
