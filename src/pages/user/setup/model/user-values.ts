import type { User } from '@/entities/user';
import { lenient } from '@/shared/api';
import { faultsOf, type FormFaults } from '@/shared/lib/form-faults';
import * as z from 'zod/mini';
import type { UserRequest } from '../api/save-user-mutation';
import { NAME_CHARACTERS } from '../config/limits';
import { isSameRights, rolesFault, type Rights } from './rights';

/** A person as they are being changed. */
export interface UserValues extends Rights {
  firstname: string;
  lastname: string;
}

/** What is kept of the form in this tab. */
export const userDraftSchema = z.object({
  firstname: z.string(),
  lastname: z.string(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  qualityRoles: z.array(z.string()),
  groups: z.array(lenient.id()),
});

/** A person in the form. */
export const valuesOf = (user: User): UserValues => ({
  firstname: user.firstname,
  lastname: user.lastname,
  roles: user.roles,
  permissions: user.permissions,
  qualityRoles: user.qualityAssuranceRoles,
  groups: user.groups,
});

/** The body of PUT api/users, but for whom it is about. */
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

const FAULTS = {
  noFirst: 'Enter the first name.',
  noLast: 'Enter the last name.',
  tooLong: `At most ${NAME_CHARACTERS} characters.`,
} as const;

/** What keeps a person from being saved, by field, in the order of the form. */
export const userFaults = ({ firstname, lastname, roles }: UserValues): FormFaults =>
  faultsOf({
    firstname: nameFault(firstname, FAULTS.noFirst),
    lastname: nameFault(lastname, FAULTS.noLast),
    roles: rolesFault(roles),
  });

function nameFault(name: string, missing: string): string | undefined {
  if (name.trim() === '') return missing;
  return name.trim().length > NAME_CHARACTERS ? FAULTS.tooLong : undefined;
}

export const isSameUser = (one: UserValues, other: UserValues): boolean =>
  one.firstname === other.firstname && one.lastname === other.lastname && isSameRights(one, other);
