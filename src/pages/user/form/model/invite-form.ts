import * as z from 'zod/mini';
import { emailError, MEMBER_ROLE } from '@/entities/session';
import { lenient } from '@/shared/api';
import { definedErrors, type FormErrors, type FormValues, useDraftForm } from '@/shared/lib/form';
import type { InvitationRequest } from '../api/invite-mutation';
import { isSameRights, rolesError } from './rights';

const inviteDraftSchema = z.object({
  email: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  qualityRoles: z.array(z.string()),
  groups: z.array(lenient.id()),
});

/** An invitation as it is being entered. */
export type InviteValues = FormValues<typeof inviteDraftSchema>;

/** Most people who are invited print: they start as users. */
const NEW_INVITATION: InviteValues = {
  email: '',
  roles: [MEMBER_ROLE],
  permissions: [],
  qualityRoles: [],
  groups: [],
};

/** What keeps an invitation from being sent, by field. */
const inviteErrors = ({ email, roles }: InviteValues): FormErrors =>
  definedErrors({ email: emailError(email), roles: rolesError(roles) });

/** The body of the call that invites. */
export function invitationOf({ email, qualityRoles, ...access }: InviteValues): InvitationRequest {
  return { email: email.trim(), ...access, qualityAssuranceRoles: qualityRoles };
}

const isSameInvitation = (one: InviteValues, other: InviteValues): boolean =>
  one.email === other.email && isSameRights(one, other);

/** The form of an invitation. */
export const useInviteForm = () =>
  useDraftForm({
    form: 'invitation',
    recordId: 'new',
    saved: NEW_INVITATION,
    schema: inviteDraftSchema,
    errorsOf: inviteErrors,
    isSame: isSameInvitation,
  });
