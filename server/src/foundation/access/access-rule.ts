import type { ProgramKind } from './program.ts';
import type { Permission, Tag } from './roles.ts';

/**
 * Rule for who may make a call. `public` needs no token, `signed-in` any valid one; an allow list passes if the caller
 * has one of its tags; all listed permissions must be present. A call for programs takes a program's key and no
 * person's token.
 */
export type AccessRule =
  | 'public'
  | 'signed-in'
  | { readonly allow: readonly Tag[] }
  | { readonly permissions: readonly Permission[] }
  | ProgramRule;

export interface ProgramRule {
  readonly program: ProgramKind;
}

export interface Holder {
  readonly tags: ReadonlySet<Tag>;
  readonly permissions: ReadonlySet<Permission>;
}

/** Returns whether a call is for programs and takes no person's token. */
export const isProgramRule = (rule: AccessRule): rule is ProgramRule =>
  typeof rule === 'object' && 'program' in rule;

/** Returns whether the holder of these tags and permissions (undefined: nobody signed in) passes the rule. */
export function mayCall(holder: Holder | undefined, rule: AccessRule): boolean {
  if (rule === 'public') return true;
  if (!holder) return false;
  if (rule === 'signed-in') return true;
  if (isProgramRule(rule)) return false;
  return 'allow' in rule
    ? rule.allow.some((tag) => holder.tags.has(tag))
    : rule.permissions.every((permission) => holder.permissions.has(permission));
}
