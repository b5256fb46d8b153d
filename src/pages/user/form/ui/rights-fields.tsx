import { groupNames } from '@/entities/group';
import { access, canAccess, useSessionUser } from '@/entities/session';
import { permissionName, roleName } from '@/shared/auth';
import type { FormErrors } from '@/shared/lib/form';
import { texts } from '../i18n';
import { roleLock, type Rights } from '../model/rights';
import { useRightChoices } from '../model/use-right-choices';
import { ChoiceGroup } from './choice-group';

interface RightsFieldsProps {
  values: Rights;
  change: (patch: Partial<Rights>) => void;
  errors?: FormErrors;
  isOwn?: boolean;
  /** Current roles of the account; a new one has none. */
  held?: readonly string[];
}

/**
 * Choices of roles, permissions and groups, as far as the server offers them. Each appears once those above are known, so
 * that none is pushed away.
 */
export function RightsFields({ values, change, errors, isOwn = false, held = [] }: RightsFieldsProps) {
  const { roles, permissions, qualityRoles, groups } = useRightChoices();
  const isTenantAdmin = canAccess(useSessionUser(), access.tenantAdministration);
  const areRolesKnown = !roles.isPending;
  const arePermissionsKnown = areRolesKnown && !permissions.isPending;
  const areQualityRolesKnown = arePermissionsKnown && !qualityRoles.isPending;
  const lockOf = (role: string) => roleLock(role, { isOwn, isTenantAdmin, held });
  return (
    <>
      <ChoiceGroup
        label={texts.roles}
        query={roles}
        optionsOf={(names) =>
          named(names, roleName, texts.roleHints).map((one) => ({ ...one, lock: lockOf(one.id) }))
        }
        value={values.roles}
        error={errors?.['roles']}
        onChange={(chosen) => change({ roles: chosen })}
      />
      {areRolesKnown && (
        <ChoiceGroup
          label={texts.permissions}
          query={permissions}
          optionsOf={(names) => named(names, permissionName, texts.permissionHints)}
          value={values.permissions}
          onChange={(chosen) => change({ permissions: chosen })}
        />
      )}
      {arePermissionsKnown && (
        <ChoiceGroup
          label={texts.qualityRoles}
          query={qualityRoles}
          optionsOf={(names) => named(names, roleName, texts.qualityHints)}
          value={values.qualityRoles}
          onChange={(chosen) => change({ qualityRoles: chosen })}
        />
      )}
      {areQualityRolesKnown && (
        <ChoiceGroup
          label={texts.groups}
          query={groups}
          optionsOf={groupNames}
          value={values.groups}
          onChange={(chosen) => change({ groups: chosen })}
        />
      )}
    </>
  );
}

/** Returns the options with a description; ids of another server have no description here. */
const named = (
  ids: readonly string[],
  nameOf: (id: string) => string,
  hints: Readonly<Record<string, string>>,
) => ids.map((id) => ({ id, name: nameOf(id), hint: hints[id] }));
