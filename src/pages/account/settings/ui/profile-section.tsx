import { fullNameOf, type SessionUser } from '@/entities/session';
import { texts } from '../i18n';
import classes from './settings.module.css';

/** Name, address and roles from the session. */
export function ProfileSection({ user }: { user: SessionUser }) {
  const roles = [...user.tags].map((tag) => tag.slice(tag.indexOf(':') + 1));
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
        <dd>{roles.length === 0 ? texts.noRoles : [...new Set(roles)].join(', ')}</dd>
      </dl>
      <p className={classes['hint']}>{texts.profileHint}</p>
    </section>
  );
}
