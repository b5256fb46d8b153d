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

/** What is to be saved of a group, over the revision the change was begun on. */
export interface GroupSave {
  groupId: Id;
  revision: number | undefined;
  settings: GroupSettings | undefined;
  update: GroupUpdate | undefined;
  /** Told after each call that went well, so that one that fails afterwards can be sent again alone. */
  onPassed: (revision: number | undefined) => void;
}

/** Saves a group: its settings, and all else, each by its own call and only where something changed. */
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

/** Deletes a group. One of our own calls. */
export const deleteGroupMutation = () =>
  mutationOptions({
    mutationKey: ['delete-group'],
    mutationFn: (groupId: Id) => callForEffect(productApi, 'delete', addressOf(groupId)),
    meta,
  });

/** The revision a write answered with; undefined where the server tells none. */
function answeredRevision(answer: unknown): number | undefined {
  return layersOf(answer)
    .map((layer) =>
      typeof layer === 'object' && layer !== null && 'revision' in layer ? layer.revision : undefined,
    )
    .find((revision) => typeof revision === 'number');
}
