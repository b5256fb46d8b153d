import { organizations } from './schema/index.ts';
import type { Transaction } from './store.ts';

/**
 * Locks the organisation until the transaction ends: one writer at a time, if a rule depends on more than one row
 * (names, limits, the last administrator).
 */
export const lockOrganization = (transaction: Transaction) =>
  transaction.select({ id: organizations.organizationId }).from(organizations).for('update');
