import { permissions, userRoles } from '../../foundation/access/roles.ts';
import { rootGroupId } from '../groups/group-tree.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { accounts, groups, organizations } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { FeatureSet } from '../../foundation/values/feature-set.ts';
import type { SubscriptionPlan } from '../../foundation/values/subscription-plan.ts';

interface NewOrganization {
  readonly organizationId: number;
  readonly name: string;
  readonly subscription: SubscriptionPlan;
  readonly features: FeatureSet;
  readonly owner: {
    /** Lower case. */
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly passwordHash: string;
  };
}

/** Creates an organisation with its root group and the person who has all rights in it. Returns that person's id. */
export async function createOrganization(
  transaction: Transaction,
  { organizationId, name, subscription, features, owner }: NewOrganization,
): Promise<number> {
  await transaction.insert(organizations).values({ organizationId, name, subscription, features });
  const groupId = await allocateIds(transaction, organizationId, 'group');
  await transaction.insert(groups).values({ organizationId, id: groupId, name });
  const id = await allocateIds(transaction, organizationId, 'account');
  await transaction.insert(accounts).values({
    organizationId,
    id,
    ...owner,
    accountTypes: ['Administrator', 'TenantAdmin', 'User'],
    // Without these roles most screens would be closed to the only person; they can be transferred later.
    userRoles: [...userRoles],
    permissions: [...permissions],
    groupIds: [rootGroupId],
  });
  return id;
}
