import { useQuery } from '@tanstack/react-query';
import { Badge } from '@/shared/ui/badge';
import { FoldedSection } from '@/shared/ui/folded-section';
import { invitationQueries } from '../api/invitation-queries';
import { texts } from '../i18n';
import { InvitationList } from './pending-invitations';

/** Collapsed list of the open invitations: one line with their number, above a list. */
export function FoldedInvitations() {
  const { data: pending } = useQuery(invitationQueries.pending());
  const count = pending?.length ?? 0;
  return (
    <FoldedSection title={texts.pending} mark={count > 0 && <Badge>{texts.count({ count })}</Badge>}>
      <InvitationList />
    </FoldedSection>
  );
}
