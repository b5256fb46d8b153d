import type { GroupSettings } from '@/entities/group';
import type { Id } from '@/shared/api';
import { isUntouched, type Belongings } from './belongings';
import { isSameButSettings, isSameSettings, type GroupValues } from './group-values';

/** The body of POST api/groups/{groupId}/updateGroup; what is left out stays as it is. */
export interface GroupUpdate {
  revision?: number;
  name: string;
  parentGroupId: Id | null;
  defaultPrinterId: Id | null;
  members?: { add: readonly Id[]; remove: readonly Id[] };
  printers?: { add: readonly Id[]; remove: readonly Id[] };
}

/** The body of POST api/groups. */
export interface NewGroupRequest extends Omit<GroupUpdate, 'members' | 'printers'> {
  members: readonly Id[];
  printers: readonly Id[];
  groupSettings: GroupSettings;
}

/** The request for a new group; without a parent group of its own it comes below the root. */
export const newGroupRequest = (values: GroupValues, rootId: Id): NewGroupRequest => ({
  ...placeOf({ ...values, parentGroupId: values.parentGroupId ?? rootId }),
  members: values.members.added,
  printers: values.printers.added,
  groupSettings: values.settings,
});

/**
 * What has to be sent to save a group: only the calls for what changed. People and printers are told as what comes and
 * goes, so that nobody is taken out whom somebody else put in meanwhile.
 */
export function groupChanges(
  values: GroupValues,
  saved: GroupValues,
): { update: GroupUpdate | undefined; settings: GroupSettings | undefined } {
  return {
    update: isSameButSettings(values, saved)
      ? undefined
      : { ...placeOf(values), ...changeOf('members', values), ...changeOf('printers', values) },
    settings: isSameSettings(values.settings, saved.settings) ? undefined : values.settings,
  };
}

const placeOf = ({ name, parentGroupId, defaultPrinterId }: GroupValues) => ({
  name: name.trim(),
  parentGroupId: parentGroupId ?? null,
  defaultPrinterId: defaultPrinterId ?? null,
});

function changeOf(kind: 'members' | 'printers', values: GroupValues) {
  const change: Belongings = values[kind];
  return isUntouched(change) ? {} : { [kind]: { add: change.added, remove: change.removed } };
}
