import type { Sentence } from 'label-core/sentence';
import type { AccountType } from '../../foundation/access/roles.ts';
import { sentences } from '../sentences/index.ts';

/** What decides whether an account may be changed: what it is, and what would become of it. */
export interface AccountChange {
  /** Whether the caller's own account is meant. */
  readonly isOwn: boolean;
  readonly isByTenantAdmin: boolean;
  /** As people call the account's owner. */
  readonly name: string;
  readonly before: AccountState;
  /** `deleted`: nothing is left of it. */
  readonly after: AccountState | 'deleted';
  /** How many others hold these and are enabled. */
  readonly others: Readonly<Record<(typeof guarded)[number], number>>;
}

export interface AccountState {
  readonly isEnabled: boolean;
  readonly accountTypes: readonly AccountType[];
}

/** Without somebody who holds them an organisation cannot go on by itself. */
const guarded = ['Administrator', 'TenantAdmin'] as const;

export interface AccountRefusal {
  readonly status: 403 | 409;
  readonly sentence: Sentence;
}

/**
 * Why an account may not be changed so: nobody locks themselves out, the last administrator and the last TenantAdmin
 * stay, and about a TenantAdmin only a TenantAdmin decides. Undefined: it may.
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
