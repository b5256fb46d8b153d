/** Roles whose name in a token says too little, or means something else. */
const NAMES: Readonly<Record<string, string>> = {
  TenantAdmin: 'Tenant administrator',
  Master: 'Review master',
  PrinterManager: 'Print preferences manager',
};

/** “LabelManager” as “Label manager”; what another server calls its permissions is read the same way. */
export const permissionName = (permission: string): string =>
  permission.replaceAll(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);

/** A role as people read it: of an account, of a user or of the review. */
export const roleName = (role: string): string => NAMES[role] ?? permissionName(role);
