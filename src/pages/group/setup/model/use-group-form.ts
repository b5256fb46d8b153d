import { useSessionUser } from '@/entities/session';
import { useDraftForm, type DraftForm } from '@/shared/lib/draft-form';
import { groupDraftSchema, groupFaults, isSameGroup, type GroupValues } from './group-values';

/** The form over one group; `group` is its id, or "new". */
export function useGroupForm(saved: GroupValues, group: string, revision?: number): GroupForm {
  const user = useSessionUser();
  return useDraftForm<GroupValues>({
    owner: user?.userId ?? '',
    form: 'group',
    thing: group,
    revision,
    saved,
    schema: groupDraftSchema,
    faultsOf: groupFaults,
    isSame: isSameGroup,
  });
}

export type GroupForm = DraftForm<GroupValues>;
