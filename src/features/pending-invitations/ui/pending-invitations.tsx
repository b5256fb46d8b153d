import { texts } from '../i18n';
import classes from './pending-invitations.module.css';
import { InvitationList } from './invitation-list';

/** The open invitations under a heading of their own. */
export function PendingInvitations() {
  return (
    <section className={classes['pending']}>
      <h2>{texts.pending}</h2>
      <InvitationList />
    </section>
  );
}
