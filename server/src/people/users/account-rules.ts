import type { Sentence } from 'label-core/sentence';
import type { AccountType } from '../../foundation/access/roles.ts';
import { sentences } from '../sentences/index.ts';

/** Facts that decide whether an account may be changed: its state before and after the change. */
export interface AccountChange {
  /** True if it is the caller's own account. */
  readonly isOwn: boolean;
  readonly isByTenantAdmin: boolean;
  /** Name of the account's owner. */
  readonly name: string;
  readonly before: AccountState;
  /** `deleted`: the account is removed. */
  readonly after: AccountState | 'deleted';
  /** Number of other enabled accounts that have each of these types. */
  readonly others: Readonly<Record<(typeof guarded)[number], number>>;
}

export interface AccountState {
  readonly isEnabled: boolean;
  readonly accountTypes: readonly AccountType[];
}

/** Account types of which an organisation always needs at least one enabled holder. */
const guarded = ['Administrator', 'TenantAdmin'] as const;

export interface AccountRefusal {
  readonly status: 403 | 409;
  readonly sentence: Sentence;
}

/**
 * Returns the reason why an account may not be changed in this way; undefined if it may. People cannot lock themselves
 * out, the last administrator and the last TenantAdmin remain, and only a TenantAdmin can change a TenantAdmin.
 */
export function accountRefusal(change: AccountChange): AccountRefusal | undefined {
  const { isOwn, isByTenantAdmin, name, before, after, others } = change;
  const isGone = after === 'deleted';
  const isClosed = isGone || (before.isEnabled && !after.isEnabled);
  const { deletesItself, disablesItself, tenantAdmin, ownType, isLast } = sentences.account;
  if (isOwn && isClosed) return conflict(isGone ? deletesItself : disablesItself);
  const isTenantAdminTouched = holds(before, 'TenantAdmin') || holds(after, 'TenantAdmin');
  if (isTenantAdminTouched && !isByTenantAdmin && isOtherAccount(before, after)) {
    return { status: 403, sentence: tenantAdmin };
  }
  for (const type of guarded) {
    const isLost = before.isEnabled && holds(before, type) && (isClosed || !holds(after, type));
    if (!isLost) continue;
    if (isOwn) return conflict(ownType({ type }));
    if (others[type] === 0) return conflict(isLast({ type, name }));
  }
  return undefined;
}

const holds = (state: AccountState | 'deleted', type: AccountType) =>
  state !== 'deleted' && state.accountTypes.includes(type);

const conflict = (sentence: Sentence): AccountRefusal => ({ status: 409, sentence });

const isOtherAccount = (before: AccountState, after: AccountState | 'deleted') =>
  after === 'deleted' ||
  before.isEnabled !== after.isEnabled ||
  before.accountTypes.toSorted().join() !== after.accountTypes.toSorted().join();
