import { groupNames, type Group } from '@/entities/group';
import type { User } from '@/entities/user';
import { roleName } from '@/shared/auth';
import { compareTexts } from '@/shared/i18n';
import type { ListFilter } from '@/shared/ui/data-list';
import { texts } from '../i18n';

/** Returns all roles of a person, including review roles. */
export function rolesOf({ roles, qualityAssuranceRoles }: User): string[] {
  return [...roles, ...qualityAssuranceRoles];
}

/** Returns the filters by state, role and group; only roles and groups in use are offered. */
export function userFilters(users: readonly User[], groups: readonly Group[]): ListFilter<User>[] {
  const roles = [...new Set(users.flatMap(rolesOf))]
    .map((value) => ({ value, text: roleName(value) }))
    .toSorted((one, other) => compareTexts(one.text, other.text));
  const used = new Set(users.flatMap((user) => user.groups));
  return [
    {
      key: 'state',
      label: texts.state,
      options: [
        { value: 'enabled', text: texts.enabled },
        { value: 'disabled', text: texts.disabled },
      ],
      matches: ({ isEnabled }, value) => isEnabled === (value === 'enabled'),
    },
    {
      key: 'role',
      label: texts.role,
      options: roles,
      matches: (user, value) => rolesOf(user).includes(value),
    },
    {
      key: 'group',
      label: texts.group,
      options: groupNames(groups)
        .filter(({ id }) => used.has(id))
        .map(({ id, name }) => ({ value: String(id), text: name })),
      matches: (user, value) => user.groups.some((id) => String(id) === value),
    },
  ];
}
