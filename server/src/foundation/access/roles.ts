/** The names of the specification, section 6. They travel in token claims and are stored as they are. */
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

/** What a requirement names: `AccountType:User`, `UserRole:OrderManager`, `QualityAssuranceRole:Publisher`, `UserPermission:PrinterManager`. */
export type Tag =
  | `AccountType:${AccountType}`
  | `UserRole:${UserRole}`
  | `QualityAssuranceRole:${QualityRole}`
  | `UserPermission:${Permission}`;
