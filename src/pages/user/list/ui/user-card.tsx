import type { User } from '@/entities/user';
import { roleName } from '@/shared/auth';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { rolesOf } from '../model/user-filters';
import { StateBadge } from './state-badge';
import { UserCell, type UserRowFacts } from './user-columns';
import classes from './users.module.css';

/** Height of a person's row on a phone, in CSS px: name, address, roles, groups, state. */
export const USER_CARD_HEIGHT_PX = 156;

/** Card of a person on a phone. */
export function UserCard({ user, facts }: { user: User; facts: UserRowFacts }) {
  return (
    <div className={classes['card']}>
      <UserCell user={user} isMe={facts.isMe(user)} />
      <TruncatedText>{rolesOf(user).map(roleName).join(', ')}</TruncatedText>
      <TruncatedText className={classes['quiet']}>{facts.groupsOf(user)}</TruncatedText>
      <div>
        <StateBadge isEnabled={user.isEnabled} />
      </div>
    </div>
  );
}
