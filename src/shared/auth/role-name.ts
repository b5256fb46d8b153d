import { authTexts } from './i18n';

/** “LabelManager” as “Label manager”: what another server calls its roles and permissions can be read, too. */
const inWords = (name: string): string =>
  name.replaceAll(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);

/** A permission as people read it. */
export function permissionName(permission: string): string {
  const names: Readonly<Record<string, string>> = authTexts.permissions;
  return names[permission] ?? inWords(permission);
}

/** A role as people read it: of an account, of a user or of the review. */
export function roleName(role: string): string {
  const names: Readonly<Record<string, string>> = authTexts.roles;
  return names[role] ?? inWords(role);
}
