import { fullNameOf, type SessionUser } from '@/entities/session';
import { permissionName, roleName } from '@/shared/auth';
import { texts } from '../i18n';
import classes from './settings.module.css';

/** Name, address and roles from the session. */
export function ProfileSection({ user }: { user: SessionUser }) {
  const roles = new Set([...user.tags].map(nameOfTag));
  return (
    <section className={classes['section']}>
      <h2>{texts.profile}</h2>
      <dl className={classes['facts']}>
        <dt>{texts.name}</dt>
        <dd>{fullNameOf(user)}</dd>
        {user.email !== '' && (
          <>
            <dt>{texts.email}</dt>
            <dd>{user.email}</dd>
          </>
        )}
        <dt>{texts.roles}</dt>
        <dd>{roles.size === 0 ? texts.noRoles : [...roles].join(', ')}</dd>
      </dl>
      <p className={classes['hint']}>{texts.profileHint}</p>
    </section>
  );
}

/** Returns the display name of a tag such as "UserRole:LabelManager". */
function nameOfTag(tag: string): string {
  const at = tag.indexOf(':');
  const name = tag.slice(at + 1);
  return tag.slice(0, at).endsWith('Permission') ? permissionName(name) : roleName(name);
}
