import { sharedTexts } from '../i18n';

/** “LabelManager” as “Label manager”; what another server calls its permissions is read the same way. */
export const permissionName = (permission: string): string =>
  permission.replaceAll(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);

/** A role as people read it: of an account, of a user or of the review. */
export function roleName(role: string): string {
  const names: Readonly<Record<string, string>> = sharedTexts.roles;
  // Only those whose name in a token says too little, or means something else, have one of their own.
  return names[role] ?? permissionName(role);
}
