import * as z from 'zod/mini';
import {
  groupFactsSchema,
  type GroupSettings,
  groupSettingsSchema,
  type GroupSetup,
  isRootGroup,
  ROOT_GROUP_ID,
} from '@/entities/group';
import { type Id, lenient } from '@/shared/api';
import {
  definedErrors,
  nameError,
  type DraftForm,
  type FormErrors,
  type FormValues,
  trimTexts,
  useDraftForm,
} from '@/shared/lib/form';
import { texts } from '../i18n';
import { type Belongings, isUntouched, NO_CHANGE } from './belongings';

const ids = () => z.array(lenient.id());
const belongings = () => z.object({ added: ids(), removed: ids() });

/** `parentGroupId` is undefined for the root group and for a new group below it, `defaultPrinterId` for no printer. */
const groupDraftSchema = z.extend(groupFactsSchema, {
  settings: groupSettingsSchema,
  members: belongings(),
  printers: belongings(),
});

/** Form values of a group. */
export type GroupValues = FormValues<typeof groupDraftSchema>;

/** The four settings in the order of the form; all are off by default. */
export const NO_SETTINGS: GroupSettings = groupSettingsSchema.parse({});

/** Initial form values of a new group: below the root group, until another parent group is chosen. */
export const NEW_GROUP: GroupValues = {
  ...groupFactsSchema.parse({}),
  settings: NO_SETTINGS,
  members: NO_CHANGE,
  printers: NO_CHANGE,
};

/** Returns the form values of a saved group. */
export const valuesOf = (group: GroupSetup): GroupValues => ({
  ...groupFactsSchema.parse(group),
  // A server may leave out the parent of a group directly below the root.
  parentGroupId: group.parentGroupId ?? (isRootGroup(group) ? undefined : ROOT_GROUP_ID),
  settings: group.groupSettings,
  members: NO_CHANGE,
  printers: NO_CHANGE,
});

const isSameFacts = (one: GroupValues, other: GroupValues) =>
  JSON.stringify(groupFactsSchema.parse(one)) === JSON.stringify(groupFactsSchema.parse(other));

const isSameSettings = (one: GroupSettings, other: GroupSettings) =>
  SETTING_NAMES.every((name) => one[name] === other[name]);

export const SETTING_NAMES = Object.keys(NO_SETTINGS) as (keyof GroupSettings)[];

/** Returns whether only the settings differ: these have their own call. */
const isSameButSettings = (one: GroupValues, other: GroupValues): boolean =>
  isSameFacts(one, other) && isUntouched(one.members) && isUntouched(one.printers);

const isSameGroup = (one: GroupValues, other: GroupValues): boolean =>
  isSameButSettings(one, other) && isSameSettings(one.settings, other.settings);

/** Returns the errors that prevent a save, by field. */
const groupErrors = ({ name }: GroupValues): FormErrors =>
  definedErrors({ name: nameError(name, texts.errors) });

/** Body of POST api/groups/{groupId}/updateGroup; missing fields stay unchanged. */
export interface GroupUpdate extends ReturnType<typeof factsOf> {
  revision?: number;
  members?: { add: readonly Id[]; remove: readonly Id[] };
  printers?: { add: readonly Id[]; remove: readonly Id[] };
}

/** The body of POST api/groups. */
export interface NewGroupRequest extends Omit<GroupUpdate, 'members' | 'printers'> {
  members: readonly Id[];
  printers: readonly Id[];
  groupSettings: GroupSettings;
}

/** Returns the request for a new group; without a chosen parent group it is created below the root. */
export const newGroupRequest = (values: GroupValues, rootId: Id): NewGroupRequest => ({
  ...factsOf({ ...values, parentGroupId: values.parentGroupId ?? rootId }),
  members: values.members.added,
  printers: values.printers.added,
  groupSettings: values.settings,
});

/**
 * Returns the changes of a group, only for the calls that are needed. People and printers are sent as additions and
 * removals, so that nobody is removed whom somebody else has added meanwhile.
 */
export function groupChanges(
  values: GroupValues,
  saved: GroupValues,
): { update: GroupUpdate | undefined; settings: GroupSettings | undefined } {
  return {
    update: isSameButSettings(values, saved)
      ? undefined
      : { ...factsOf(values), ...changeOf('members', values), ...changeOf('printers', values) },
    settings: isSameSettings(values.settings, saved.settings) ? undefined : values.settings,
  };
}

function factsOf(values: GroupValues) {
  const { parentGroupId = null, defaultPrinterId = null, ...facts } = groupFactsSchema.parse(values);
  return { ...trimTexts(facts), parentGroupId, defaultPrinterId };
}

function changeOf(kind: 'members' | 'printers', values: GroupValues) {
  const change: Belongings = values[kind];
  return isUntouched(change) ? {} : { [kind]: { add: change.added, remove: change.removed } };
}

/** Returns the form state of a group; `group` is its id, or "new". */
export function useGroupForm(saved: GroupValues, group: string, revision?: number): GroupForm {
  return useDraftForm<GroupValues>({
    form: 'group',
    recordId: group,
    revision,
    saved,
    schema: groupDraftSchema,
    errorsOf: groupErrors,
    isSame: isSameGroup,
  });
}

export type GroupForm = DraftForm<GroupValues>;
