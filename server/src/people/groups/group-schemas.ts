import { z } from 'zod';
import { idInput, idListSchema, idSchema, nameSchema } from '../../foundation/values/text-limits.ts';

/** Settings that are one object in requests and answers. */
export const groupSettingsSchema = z.strictObject({
  useLabelsConnectedToArticlesGroup: z.boolean(),
  useLabelsConnectedToOrdersGroup: z.boolean(),
  useLabelsConnectedToUserDefaultGroup: z.boolean(),
  allowOrderImportToThisGroup: z.boolean(),
});

/** Fields of the form of a group that are stored as they are sent. */
export const groupFacts = {
  name: nameSchema,
  parentGroupId: idInput.nullable(),
  defaultPrinterId: idInput.nullable(),
};

export const groupSchema = z.strictObject({
  id: idSchema,
  ...groupFacts,
  parentGroupId: idSchema.nullable(),
  defaultPrinterId: idSchema.nullable(),
  modified: z.iso.datetime(),
  groupSettings: groupSettingsSchema,
  /** Incremented with every change; a save sends the revision it is based on. */
  revision: z.int(),
});
export type Group = z.infer<typeof groupSchema>;

/** Counts of what belongs to a group itself, without its subgroups. */
export const groupCountsSchema = z.strictObject({
  groupId: idSchema,
  members: z.int(),
  printers: z.int(),
  articles: z.int(),
  orders: z.int(),
});
export type GroupCounts = z.infer<typeof groupCountsSchema>;

/** Person as shown in a group's form. */
export const groupPersonSchema = z.strictObject({
  userId: idSchema,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  isEnabled: z.boolean(),
  groups: z.array(idSchema),
});

/** Whole list, or additions and removals: the latter do not undo additions that somebody else makes at the same time. */
const belongingSchema = z.union([
  idListSchema,
  z.strictObject({ add: idListSchema.default([]), remove: idListSchema.default([]) }),
]);
export type Belonging = z.output<typeof belongingSchema>;

const belongings = { printers: belongingSchema.optional(), members: belongingSchema.optional() };

export const newGroupSchema = z.strictObject({
  ...groupFacts,
  /** Directly below the first group when omitted. */
  parentGroupId: groupFacts.parentGroupId.optional(),
  defaultPrinterId: groupFacts.defaultPrinterId.default(null),
  ...belongings,
  groupSettings: groupSettingsSchema.partial().default({}),
});
export type NewGroup = z.output<typeof newGroupSchema>;

/** State of the group that the change is based on: its revision, or the time of its last change. */
const begunOnShape = {
  revision: z.int().min(1).optional(),
  modified: z.iso.datetime().optional(),
};

/** Changes of a group; omitted fields stay unchanged. */
export const changedGroupSchema = z
  .strictObject(groupFacts)
  .partial()
  .extend({ ...begunOnShape, ...belongings });
export type ChangedGroup = z.output<typeof changedGroupSchema>;

/** Changes of a group's settings; omitted fields stay unchanged. */
export const changedSettingsSchema = groupSettingsSchema.partial().extend(begunOnShape);
export type ChangedSettings = z.output<typeof changedSettingsSchema>;
