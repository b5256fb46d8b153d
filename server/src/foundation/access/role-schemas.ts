import { z } from 'zod';
import {
  accountTypes,
  permissions,
  qualityRoles,
  userRoles,
  type AccountType,
  type UserRole,
} from './roles.ts';

/** Returns the schema of a list without duplicates. */
const listed = <Schema extends z.ZodType>(entry: Schema) =>
  z
    .array(entry)
    .max(100)
    .transform((list) => [...new Set(list)]);

/** Account type or user role: both share one list, in tokens and in forms. */
export const roleSchema = z.enum([...accountTypes, ...userRoles]);

/** Fields of a form for the rights of a person. */
export const rightsShape = {
  roles: listed(roleSchema).pipe(z.array(roleSchema).min(1, 'at least one is needed')),
  permissions: listed(z.enum(permissions)),
  qualityAssuranceRoles: listed(z.enum(qualityRoles)),
} as const;

const isAccountType = (role: AccountType | UserRole): role is AccountType =>
  (accountTypes as readonly string[]).includes(role);

/** Splits the one list of a form into the two that are stored. */
export const splitRoles = (roles: readonly (AccountType | UserRole)[]) => ({
  accountTypes: roles.filter(isAccountType),
  userRoles: roles.filter((role): role is UserRole => !isAccountType(role)),
});
