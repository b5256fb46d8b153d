import { authTexts } from './i18n';

/** Returns “LabelManager” as “Label manager”, so that the role and permission names of another server are readable too. */
const inWords = (name: string): string =>
  name.replaceAll(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);

/** Returns the display name of a permission. */
export function permissionName(permission: string): string {
  const names: Readonly<Record<string, string>> = authTexts.permissions;
  return names[permission] ?? inWords(permission);
}

/** Returns the display name of a role: of an account, of a user or of the review. */
export function roleName(role: string): string {
  const names: Readonly<Record<string, string>> = authTexts.roles;
  return names[role] ?? inWords(role);
}
