import { ShieldCheck } from 'lucide-react';
import { generatePath } from 'react-router';
import { userName, type User } from '@/entities/user';
import { roleName } from '@/shared/auth';
import { paths } from '@/shared/routes';
import { RowName, type Column } from '@/shared/ui/data-table';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { Badge } from '@/shared/ui/badge';
import { texts } from '../i18n';
import { rolesOf } from '../model/user-filters';
import { StateBadge } from './state-badge';
import classes from './users.module.css';

/** Data that the rows need besides the people. */
export interface UserRowFacts {
  /** Returns the names of a person's groups. */
  groupsOf: (user: User) => string;
  dateOf: (user: User) => string;
  isMe: (user: User) => boolean;
}

/** Returns the columns of the list of people. */
export const userColumns = (facts: UserRowFacts): readonly Column<User>[] => [
  {
    key: 'name',
    title: texts.name,
    width: '24%',
    sortBy: userName,
    render: (user) => <UserCell user={user} isMe={facts.isMe(user)} />,
  },
  {
    key: 'roles',
    title: texts.roles,
    width: '30%',
    render: (user) => <TruncatedText>{rolesOf(user).map(roleName).join(', ')}</TruncatedText>,
  },
  {
    key: 'groups',
    title: texts.groups,
    isOptional: true,
    render: (user) => <TruncatedText>{facts.groupsOf(user)}</TruncatedText>,
  },
  {
    key: 'lastSignIn',
    title: texts.lastSignIn,
    width: '160px',
    isForWide: true,
    isOptional: true,
    sortBy: ({ lastSignInAt }) => (lastSignInAt === '' ? undefined : lastSignInAt),
    render: facts.dateOf,
  },
  {
    key: 'state',
    title: texts.state,
    width: '132px',
    sortBy: ({ isEnabled }) => Number(!isEnabled),
    render: ({ isEnabled }) => <StateBadge isEnabled={isEnabled} />,
  },
];

/** Name as a link to the person, with the address; a mark for a second factor. */
export function UserCell({ user, isMe }: { user: User; isMe: boolean }) {
  const name = userName(user);
  return (
    <div className={classes['name']}>
      <div className={classes['words']}>
        <RowName
          to={generatePath(paths.user, { id: String(user.userId) })}
          name={name}
          detail={name === user.email ? '' : user.email}
        />
      </div>
      {user.hasSecondFactor && (
        <span
          role="img"
          aria-label={texts.secondFactor}
          title={texts.secondFactor}
          className={classes['factor']}
        >
          <ShieldCheck size={18} aria-hidden />
        </span>
      )}
      {isMe && <Badge>{texts.you}</Badge>}
    </div>
  );
}
