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

/** Form values of an invitation. */
export type InviteValues = FormValues<typeof inviteDraftSchema>;

/** Initial form values: most invited people print, so they start as users. */
const NEW_INVITATION: InviteValues = {
  email: '',
  roles: [MEMBER_ROLE],
  permissions: [],
  qualityRoles: [],
  groups: [],
};

/** Returns the errors that prevent an invitation, by field. */
const inviteErrors = ({ email, roles }: InviteValues): FormErrors =>
  definedErrors({ email: emailError(email), roles: rolesError(roles) });

/** Returns the body of the invitation call. */
export function invitationOf({ email, qualityRoles, ...access }: InviteValues): InvitationRequest {
  return { email: email.trim(), ...access, qualityAssuranceRoles: qualityRoles };
}

const isSameInvitation = (one: InviteValues, other: InviteValues): boolean =>
  one.email === other.email && isSameRights(one, other);

/** Returns the form state of an invitation. */
export const useInviteForm = () =>
  useDraftForm({
    form: 'invitation',
    recordId: 'new',
    saved: NEW_INVITATION,
    schema: inviteDraftSchema,
    errorsOf: inviteErrors,
    isSame: isSameInvitation,
  });
