import type { AccountType } from '../../foundation/access/roles.ts';

/** Facts that decide whether somebody must set up a second factor before anything else. */
export interface FactorFacts {
  readonly accountTypes: readonly AccountType[];
  /** When their second factor was turned on. */
  readonly secondFactorAt: Date | null;
  /** Whether an identity provider confirmed the sign-in. */
  readonly isByProvider: boolean;
  /** Setting of the organisation. */
  readonly asksSecondFactor: boolean;
}

/** Account types that administer the organisation. */
const administering: readonly AccountType[] = ['Administrator', 'TenantAdmin'];

/** Returns whether the person may do nothing but set up a second factor. */
export const needsSecondFactor = ({
  accountTypes,
  secondFactorAt,
  isByProvider,
  asksSecondFactor,
}: FactorFacts): boolean =>
  asksSecondFactor &&
  secondFactorAt === null &&
  !isByProvider &&
  accountTypes.some((type) => administering.includes(type));
