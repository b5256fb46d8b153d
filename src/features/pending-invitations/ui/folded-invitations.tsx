import { useQuery } from '@tanstack/react-query';
import { Badge } from '@/shared/ui/badge';
import { invitationQueries } from '../api/invitation-queries';
import { texts } from '../i18n';
import { InvitationList } from './pending-invitations';
import classes from './pending-invitations.module.css';

/** Collapsed list of the open invitations: one line with their number, above a list. */
export function FoldedInvitations() {
  const { data: pending } = useQuery(invitationQueries.pending());
  return (
    <details className={classes['folded']}>
      <summary>
        <h2>{texts.pending}</h2>
        {pending && pending.length > 0 && <Badge>{texts.count({ count: pending.length })}</Badge>}
      </summary>
      <InvitationList />
    </details>
  );
}
