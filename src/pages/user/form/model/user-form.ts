import * as z from 'zod/mini';
import type { User } from '@/entities/user';
import { lenient } from '@/shared/api';
import { definedErrors, nameError, type FormErrors, type FormValues, useDraftForm } from '@/shared/lib/form';
import type { UserRequest } from '../api/save-user-mutation';
import { texts } from '../i18n';
import { isSameRights, rolesError } from './rights';

const userDraftSchema = z.object({
  firstname: z.string(),
  lastname: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  qualityRoles: z.array(z.string()),
  groups: z.array(lenient.id()),
});

/** Form values of a person. */
export type UserValues = FormValues<typeof userDraftSchema>;

/** Returns the form values of a saved person. */
const valuesOf = (user: User): UserValues => ({
  firstname: user.firstname,
  lastname: user.lastname,
  roles: user.roles,
  permissions: user.permissions,
  qualityRoles: user.qualityAssuranceRoles,
  groups: user.groups,
});

/** Returns the body of PUT api/users, without the id and the revision. */
export const userRequest = ({
  firstname,
  lastname,
  qualityRoles,
  ...access
}: UserValues): Omit<UserRequest, 'userId' | 'revision'> => ({
  firstname: firstname.trim(),
  lastname: lastname.trim(),
  ...access,
  qualityAssuranceRoles: qualityRoles,
});

/** Returns the errors that prevent a save, by field, in the order of the form. */
const userErrors = ({ firstname, lastname, roles }: UserValues): FormErrors =>
  definedErrors({
    firstname: nameError(firstname, { ...texts.errors, noName: texts.errors.noFirst }),
    lastname: nameError(lastname, { ...texts.errors, noName: texts.errors.noLast }),
    roles: rolesError(roles),
  });

const isSameUser = (one: UserValues, other: UserValues): boolean =>
  one.firstname === other.firstname && one.lastname === other.lastname && isSameRights(one, other);

/** Returns the form state of a person. */
export const useUserForm = (user: User) =>
  useDraftForm({
    form: 'user',
    recordId: String(user.userId),
    revision: user.revision,
    saved: valuesOf(user),
    schema: userDraftSchema,
    errorsOf: userErrors,
    isSame: isSameUser,
  });
