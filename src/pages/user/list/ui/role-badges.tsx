import { Badge } from '@mantine/core';
import { roleName } from '@/shared/auth';
import { texts } from '../i18n';
import { ROLES_SHOWN } from '../config/limits';
import classes from './users.module.css';

/** Badges of a person's first roles. */
export function RoleBadges({ roles }: { roles: readonly string[] }) {
  const rest = roles.length - ROLES_SHOWN;
  return (
    <span className={classes['badges']} title={roles.map(roleName).join(', ')}>
      {roles.slice(0, ROLES_SHOWN).map((role) => (
        <Badge key={role} variant="default" className={classes['badge'] ?? ''}>
          {roleName(role)}
        </Badge>
      ))}
      {rest > 0 && <span className={classes['quiet']}>{texts.moreRoles({ count: rest })}</span>}
    </span>
  );
}
