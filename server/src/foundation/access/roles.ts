/** Names from section 6 of the specification. They are sent in token claims and stored unchanged. */
export const accountTypes = ['Administrator', 'User', 'TenantAdmin'] as const;
export const userRoles = [
  'ArticleManager',
  'GroupManager',
  'OrderManager',
  'LabelManager',
  'DataImporter',
  'PrinterManager',
] as const;
export const qualityRoles = [
  'Master',
  'LabelDesigner',
  'DataApprover',
  'DesignApprover',
  'Publisher',
  'QualityManager',
] as const;
export const permissions = ['PrinterManager'] as const;

export type AccountType = (typeof accountTypes)[number];
export type UserRole = (typeof userRoles)[number];
export type QualityRole = (typeof qualityRoles)[number];
export type Permission = (typeof permissions)[number];

/**
 * Tag that a rule requires: `AccountType:User`, `UserRole:OrderManager`, `QualityAssuranceRole:Publisher`,
 * `UserPermission:PrinterManager`.
 */
export type Tag =
  | `AccountType:${AccountType}`
  | `UserRole:${UserRole}`
  | `QualityAssuranceRole:${QualityRole}`
  | `UserPermission:${Permission}`;
