import { emailFault, hasHome, MEMBER_ROLE } from '@/entities/session';
import type { Id } from '@/shared/api';
import type { InvitationRequest } from '../api/invite-mutation';

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
  roles: [MEMBER_ROLE],
  permissions: [],
  qualityRoles: [],
  groups: [],
};

const NO_TYPE = 'Choose Administrator, User or both: without one of them nobody can sign in.';

/** The first reason against sending an invitation. */
export function inviteFault({ email, roles }: InviteValues): string | undefined {
  if (!hasHome(roles)) return NO_TYPE;
  return emailFault(email);
}

export function invitationOf({ email, qualityRoles, ...access }: InviteValues): InvitationRequest {
  return { email: email.trim(), ...access, qualityAssuranceRoles: qualityRoles };
}

export function isInviteChanged(values: InviteValues): boolean {
  return JSON.stringify(values) !== JSON.stringify(NEW_INVITATION);
}
