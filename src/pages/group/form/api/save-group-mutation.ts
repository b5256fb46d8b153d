import { mutationOptions } from '@tanstack/react-query';
import { groupQueries, type GroupSettings } from '@/entities/group';
import { printerQueries } from '@/entities/printer';
import { userQueries } from '@/entities/user';
import { callForEffect, callForJson, type Id, productApi, layersOf } from '@/shared/api';
import type { GroupUpdate, NewGroupRequest } from '../model/group-form';

const meta = {
  errorShownBy: 'caller',
  invalidates: [groupQueries.all(), printerQueries.all(), userQueries.all()],
} as const;

const addressOf = (groupId: Id, call = '') => `api/groups/${encodeURIComponent(groupId)}${call}`;

/** Adds a group. */
export const addGroupMutation = () =>
  mutationOptions({
    mutationKey: ['add-group'],
    mutationFn: (json: NewGroupRequest) => callForEffect(productApi, 'post', 'api/groups', { json }),
    meta,
  });

/** Changes of a group, with the revision that they are based on. */
export interface GroupSave {
  groupId: Id;
  revision: number | undefined;
  settings: GroupSettings | undefined;
  update: GroupUpdate | undefined;
  /** Called after each successful call, so that after a later failure only the failed call must be sent again. */
  onPassed: (revision: number | undefined) => void;
}

/** Saves a group: settings and all other data each have their own call, which is sent only for changes. */
export const saveGroupMutation = () =>
  mutationOptions({
    mutationKey: ['save-group'],
    mutationFn: async ({ groupId, settings, update, onPassed, ...begun }: GroupSave) => {
      let { revision } = begun;
      const send = async (call: string, body: object) => {
        const json = { ...body, ...(revision !== undefined && { revision }) };
        const answer = await callForJson(productApi, 'post', addressOf(groupId, call), { json });
        revision = answeredRevision(answer);
        onPassed(revision);
      };
      if (settings) await send('/groupSettings', settings);
      if (update) await send('/updateGroup', update);
    },
    meta,
  });

/** Deletes a group. A Platen-specific call. */
export const deleteGroupMutation = () =>
  mutationOptions({
    mutationKey: ['delete-group'],
    mutationFn: (groupId: Id) => callForEffect(productApi, 'delete', addressOf(groupId)),
    meta,
  });

/** Returns the revision in the answer of a write; undefined if the server has no revisions. */
function answeredRevision(answer: unknown): number | undefined {
  return layersOf(answer)
    .map((layer) =>
      typeof layer === 'object' && layer !== null && 'revision' in layer ? layer.revision : undefined,
    )
    .find((revision) => typeof revision === 'number');
}
