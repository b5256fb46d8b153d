import * as z from 'zod/mini';
import { type User, userSettingsSchema } from '@/entities/user';
import {
  definedErrors,
  nameError,
  type FormErrors,
  type FormValues,
  trimTexts,
  useDraftForm,
} from '@/shared/lib/form';
import { texts } from '../i18n';
import { rolesError } from './rights';

const userDraftSchema = z.extend(userSettingsSchema, { qualityRoles: z.array(z.string()) });

/** Form values of a person. */
export type UserValues = FormValues<typeof userDraftSchema>;

/** Returns the form values of a saved person. */
const valuesOf = (user: User): UserValues => ({
  ...userSettingsSchema.parse(user),
  qualityRoles: user.qualityAssuranceRoles,
});

/** Returns the body of PUT api/users, without the id and the revision. */
export const userRequest = ({ qualityRoles, ...settings }: UserValues) => ({
  ...trimTexts(settings),
  qualityAssuranceRoles: qualityRoles,
});
export type UserRequest = ReturnType<typeof userRequest>;

/** Returns the errors that prevent a save, by field, in the order of the form. */
const userErrors = ({ firstname, lastname, roles }: UserValues): FormErrors =>
  definedErrors({
    firstname: nameError(firstname, { ...texts.errors, noName: texts.errors.noFirst }),
    lastname: nameError(lastname, { ...texts.errors, noName: texts.errors.noLast }),
    roles: rolesError(roles),
  });

const isSameUser = (one: UserValues, other: UserValues): boolean =>
  JSON.stringify(inOneOrder(one)) === JSON.stringify(inOneOrder(other));

const inOneOrder = ({ roles, permissions, qualityRoles, groups, ...settings }: UserValues) => [
  settings,
  ...[roles, permissions, qualityRoles, groups].map((rights) => rights.map(String).toSorted()),
];

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
