import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { groupQueries } from '@/entities/group';
import { toId } from '@/shared/api';

import { paths } from '@/shared/routes';
import { RecordStatus, useLastKnown } from '@/shared/ui/record-status';
import { texts } from '../i18n';
import { EditGroupScreen } from './edit-group-screen';

/** /groups/{groupid} - the form of a saved group: change, move or delete it. */
export function EditGroupPage() {
  const { groupid = '' } = useParams();
  const groups = useQuery({ ...groupQueries.ofOrganization(), refetchOnMount: 'always' });
  const group = useLastKnown(
    groups.data?.find(({ id }) => id === toId(groupid)),
    groupid,
  );
  if (group) return <EditGroupScreen key={group.id} group={group} groups={groups.data ?? []} />;
  return (
    <RecordStatus
      query={groups}
      isMissing={groups.data !== undefined}
      listPath={paths.groups}
      texts={texts}
    />
  );
}
