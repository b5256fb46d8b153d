import type { integrationClients } from '../../foundation/store/schema/index.ts';

export type ClientRow = typeof integrationClients.$inferSelect;

export const clientStates = ['active', 'expired', 'disabled'] as const;
export type ClientState = (typeof clientStates)[number];

/** Whether a client may call now. Disabling says more than a date that passed. */
export function stateOf(
  { isEnabled, expiresAt }: Pick<ClientRow, 'isEnabled' | 'expiresAt'>,
  now: Date,
): ClientState {
  if (!isEnabled) return 'disabled';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active';
}

/** Whether the secret before the newest one still works. */
export const isOverlapping = (
  { previousSecretEndsAt }: Pick<ClientRow, 'previousSecretEndsAt'>,
  now: Date,
): boolean => previousSecretEndsAt !== null && previousSecretEndsAt > now;
