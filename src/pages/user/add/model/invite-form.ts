import { emailFault } from '@/entities/session';
import type { Id } from '@/shared/api';
import type { InvitationRequest } from '../api/invite-mutations';

export interface InviteValues {
  email: string;
  roles: readonly string[];
  permissions: readonly string[];
  qualityRoles: readonly string[];
  groups: readonly Id[];
}

/** Most people who are invited print: they start as users. */
export const NEW_INVITATION: InviteValues = {
  email: '',
  roles: ['User'],
  permissions: [],
  qualityRoles: [],
  groups: [],
};

/** Account types, of which everybody needs one: without it there is no home to go to (specification 6). */
export const ACCOUNT_TYPES = ['Administrator', 'User'] as const;

const NO_TYPE = 'Choose Administrator, User or both: without one of them nobody can sign in.';

/** The first reason against sending an invitation. */
export function inviteFault({ email, roles }: InviteValues): string | undefined {
  if (!roles.some((role) => ACCOUNT_TYPES.some((type) => type === role))) return NO_TYPE;
  return emailFault(email);
}

export function invitationOf({ email, qualityRoles, ...access }: InviteValues): InvitationRequest {
  return { email: email.trim(), ...access, qualityAssuranceRoles: qualityRoles };
}

export function isInviteChanged(values: InviteValues): boolean {
  return JSON.stringify(values) !== JSON.stringify(NEW_INVITATION);
}
