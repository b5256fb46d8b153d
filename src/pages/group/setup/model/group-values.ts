import { isRootGroup, ROOT_GROUP_ID, type GroupSettings, type GroupSetup } from '@/entities/group';
import { lenient, type Id } from '@/shared/api';
import { faultsOf, type FormFaults } from '@/shared/lib/form-faults';
import * as z from 'zod/mini';
import { NAME_CHARACTERS } from '../config/limits';
import { isUntouched, NO_CHANGE, type Belongings } from './belongings';

/** A group as it is being entered. */
export interface GroupValues {
  name: string;
  /** Undefined for the first group, and for a new one below it. */
  parentGroupId?: Id | undefined;
  /** Undefined: none. */
  defaultPrinterId?: Id | undefined;
  settings: GroupSettings;
  members: Belongings;
  printers: Belongings;
}

const ids = () => z.array(lenient.id());
const belongings = () => z.object({ added: ids(), removed: ids() });

/** What is kept of the form in this tab. */
export const groupDraftSchema = z.object({
  name: z.string(),
  parentGroupId: z.optional(lenient.id()),
  defaultPrinterId: z.optional(lenient.id()),
  settings: z.object({
    useLabelsConnectedToArticlesGroup: z.boolean(),
    useLabelsConnectedToOrdersGroup: z.boolean(),
    useLabelsConnectedToUserDefaultGroup: z.boolean(),
    allowOrderImportToThisGroup: z.boolean(),
  }),
  members: belongings(),
  printers: belongings(),
});

/** The four settings in the order of the form; they are off until somebody turns them on. */
export const NO_SETTINGS: GroupSettings = {
  useLabelsConnectedToArticlesGroup: false,
  useLabelsConnectedToOrdersGroup: false,
  useLabelsConnectedToUserDefaultGroup: false,
  allowOrderImportToThisGroup: false,
};

/** A new group as the form opens: below the first group, until another parent group is chosen. */
export const NEW_GROUP: GroupValues = {
  name: '',
  parentGroupId: undefined,
  defaultPrinterId: undefined,
  settings: NO_SETTINGS,
  members: NO_CHANGE,
  printers: NO_CHANGE,
};

/** A saved group in the form. */
export const valuesOf = (group: GroupSetup): GroupValues => ({
  name: group.name,
  // A server need not tell that a group lies right below the root.
  parentGroupId: group.parentGroupId ?? (isRootGroup(group) ? undefined : ROOT_GROUP_ID),
  defaultPrinterId: group.defaultPrinterId,
  settings: group.groupSettings,
  members: NO_CHANGE,
  printers: NO_CHANGE,
});

const isSamePlace = (one: GroupValues, other: GroupValues) =>
  one.name === other.name &&
  one.parentGroupId === other.parentGroupId &&
  one.defaultPrinterId === other.defaultPrinterId;

export const isSameSettings = (one: GroupSettings, other: GroupSettings) =>
  SETTING_NAMES.every((name) => one[name] === other[name]);

export const SETTING_NAMES = Object.keys(NO_SETTINGS) as (keyof GroupSettings)[];

/** Whether nothing but the settings would change: they have a call of their own. */
export const isSameButSettings = (one: GroupValues, other: GroupValues): boolean =>
  isSamePlace(one, other) && isUntouched(one.members) && isUntouched(one.printers);

export const isSameGroup = (one: GroupValues, other: GroupValues): boolean =>
  isSameButSettings(one, other) && isSameSettings(one.settings, other.settings);

const FAULTS = {
  noName: 'Give the group a name.',
  tooLong: `At most ${NAME_CHARACTERS} characters.`,
} as const;

/** What keeps a group from being saved, by field. */
export const groupFaults = ({ name }: GroupValues): FormFaults => faultsOf({ name: nameFault(name.trim()) });

function nameFault(name: string): string | undefined {
  if (name === '') return FAULTS.noName;
  return name.length > NAME_CHARACTERS ? FAULTS.tooLong : undefined;
}
