import { emailFault, MEMBER_ROLE } from '@/entities/session';
import { lenient } from '@/shared/api';
import { faultsOf, type FormFaults } from '@/shared/lib/form-faults';
import * as z from 'zod/mini';
import type { InvitationRequest } from '../api/invite-mutation';
import { isSameRights, rolesFault, type Rights } from './rights';

export interface InviteValues extends Rights {
  email: string;
}

/** Most people who are invited print: they start as users. */
export const NEW_INVITATION: InviteValues = {
  email: '',
  roles: [MEMBER_ROLE],
  permissions: [],
  qualityRoles: [],
  groups: [],
};

/** What keeps an invitation from being sent, by field. */
export const inviteFaults = ({ email, roles }: InviteValues): FormFaults =>
  faultsOf({ email: emailFault(email), roles: rolesFault(roles) });

/** What is kept of the form in this tab. */
export const inviteDraftSchema = z.object({
  email: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  qualityRoles: z.array(z.string()),
  groups: z.array(lenient.id()),
});

export function invitationOf({ email, qualityRoles, ...access }: InviteValues): InvitationRequest {
  return { email: email.trim(), ...access, qualityAssuranceRoles: qualityRoles };
}

export const isSameInvitation = (one: InviteValues, other: InviteValues): boolean =>
  one.email === other.email && isSameRights(one, other);
