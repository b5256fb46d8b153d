import { describe, expect, it } from 'vitest';
import type { Id } from '@/shared/api';
import {
  groupChanges,
  type GroupValues,
  NEW_GROUP,
  newGroupRequest,
  NO_SETTINGS,
  valuesOf,
} from './group-form';

const saved: GroupValues = { ...NEW_GROUP, parentGroupId: 1, name: 'Food', defaultPrinterId: 2 };
const changed = (patch: Partial<GroupValues>) => groupChanges({ ...saved, ...patch }, saved);
const on = { ...NO_SETTINGS, allowOrderImportToThisGroup: true };
const place = { name: 'Food', parentGroupId: 1, defaultPrinterId: 2 };

describe('what is sent to save a group', () => {
  it.each<[string, Partial<GroupValues>, object]>([
    ['nothing', {}, { update: undefined, settings: undefined }],
    ['settings', { settings: on }, { update: undefined, settings: on }],
    ['a name', { name: ' Foods ' }, { update: { ...place, name: 'Foods' }, settings: undefined }],
    [
      'no default printer any more',
      { defaultPrinterId: undefined },
      { update: { ...place, defaultPrinterId: null }, settings: undefined },
    ],
    [
      'another place and members',
      { parentGroupId: 6, members: { added: [3], removed: [4] } },
      {
        update: { ...place, parentGroupId: 6, members: { add: [3], remove: [4] } },
        settings: undefined,
      },
    ],
    [
      'both',
      { settings: on, printers: { added: [], removed: [1] } },
      { update: { ...place, printers: { add: [], remove: [1] } }, settings: on },
    ],
  ])('sends what was changed of a group: %s', (_what, patch, expected) =>
    expect(changed(patch)).toEqual(expected),
  );

  it('sends the whole of a new group', () => {
    const values = { ...saved, members: { added: [3], removed: [] }, settings: on };
    expect(newGroupRequest(values, 6)).toEqual({
      ...place,
      members: [3],
      printers: [],
      groupSettings: on,
    });
  });

  it('sends a new group whose parent group nobody chose below the root', () =>
    expect(newGroupRequest({ ...saved, parentGroupId: undefined }, 1)).toMatchObject({ parentGroupId: 1 }));

  it.each<[string, Id, Id | undefined, Id | null]>([
    ['a group whose place the server does not tell', 7, undefined, 1],
    ['the root', 1, undefined, null],
    ['a group below another', 7, 6, 6],
  ])('leaves %s where it is', (_what, id, parentGroupId, sent) => {
    const group = { id, name: 'Food', parentGroupId, defaultPrinterId: 2, groupSettings: NO_SETTINGS };
    const values = valuesOf({ ...group, revision: undefined, modified: '' });
    expect(groupChanges({ ...values, name: 'Foods' }, values).update).toMatchObject({ parentGroupId: sent });
  });
});
