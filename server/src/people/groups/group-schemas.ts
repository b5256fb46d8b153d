import { z } from 'zod';
import { idInput, idListSchema, idSchema, nameSchema } from '../../foundation/values/text-limits.ts';

const groupSettingsSchema = z.strictObject({
  useLabelsConnectedToArticlesGroup: z.boolean(),
  useLabelsConnectedToOrdersGroup: z.boolean(),
  useLabelsConnectedToUserDefaultGroup: z.boolean(),
  allowOrderImportToThisGroup: z.boolean(),
});

export const groupSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  parentGroupId: idSchema.nullable(),
  defaultPrinterId: idSchema.nullable(),
  modified: z.iso.datetime(),
  groupSettings: groupSettingsSchema,
  /** Rises with every change; a save names the one it began with. */
  revision: z.int(),
});
export type Group = z.infer<typeof groupSchema>;

/** How much belongs to a group itself, what lies below it not included. */
export const groupCountsSchema = z.strictObject({
  groupId: idSchema,
  members: z.int(),
  printers: z.int(),
  articles: z.int(),
  orders: z.int(),
});
export type GroupCounts = z.infer<typeof groupCountsSchema>;

/** A person as a group's form needs them. */
export const groupPersonSchema = z.strictObject({
  userId: idSchema,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  isEnabled: z.boolean(),
  groups: z.array(idSchema),
});

/** A whole list, or what comes to it and goes from it: the latter takes nothing from somebody who adds at the same time. */
const belongingSchema = z.union([
  idListSchema,
  z.strictObject({ add: idListSchema.default([]), remove: idListSchema.default([]) }),
]);
export type Belonging = z.output<typeof belongingSchema>;

const placeShape = {
  name: nameSchema,
  parentGroupId: idInput,
  defaultPrinterId: idInput.nullable(),
  printers: belongingSchema,
  members: belongingSchema,
};

export const newGroupSchema = z.strictObject({
  ...placeShape,
  /** Directly below the first group where it is left out. */
  parentGroupId: placeShape.parentGroupId.nullish(),
  defaultPrinterId: placeShape.defaultPrinterId.default(null),
  printers: placeShape.printers.optional(),
  members: placeShape.members.optional(),
  groupSettings: groupSettingsSchema.partial().default({}),
});
export type NewGroup = z.output<typeof newGroupSchema>;

/** Which state of the group the change was begun on: its revision, or when it was last modified. */
const begunOnShape = {
  revision: z.int().min(1).optional(),
  modified: z.iso.datetime().optional(),
};

/** What is left out stays as it is. */
export const changedGroupSchema = z.strictObject({
  ...begunOnShape,
  name: placeShape.name.optional(),
  parentGroupId: placeShape.parentGroupId.nullable().optional(),
  defaultPrinterId: placeShape.defaultPrinterId.optional(),
  printers: placeShape.printers.optional(),
  members: placeShape.members.optional(),
});
export type ChangedGroup = z.output<typeof changedGroupSchema>;

/** What is left out stays as it is. */
export const changedSettingsSchema = groupSettingsSchema.partial().extend(begunOnShape);
export type ChangedSettings = z.output<typeof changedSettingsSchema>;
