import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** A group of the organisation: people, articles and printers belong to groups. */
const groupSchema = z.object({
  id: lenient.id(),
  name: lenient.text(),
  parentGroupId: lenient.optionalId(),
});
export type Group = z.infer<typeof groupSchema>;

/** What a group's four settings say; all are off by default (specification 3, Group). */
const groupSettingsSchema = z.object({
  useLabelsConnectedToArticlesGroup: lenient.flag(),
  useLabelsConnectedToOrdersGroup: lenient.flag(),
  useLabelsConnectedToUserDefaultGroup: lenient.flag(),
  allowOrderImportToThisGroup: lenient.flag(),
});
export type GroupSettings = z.infer<typeof groupSettingsSchema>;

/** A group with all that is set up for it. */
export const groupSetupSchema = z.extend(groupSchema, {
  defaultPrinterId: lenient.optionalId(),
  groupSettings: z.pipe(
    z.nullish(groupSettingsSchema),
    z.transform((settings) => settings ?? groupSettingsSchema.parse({})),
  ),
  /** Which change of the group this is; undefined where the server does not count them. */
  revision: lenient.number(undefined),
  /** When it was last changed, ISO; "" where the server does not tell. */
  modified: lenient.text(),
});
export type GroupSetup = z.infer<typeof groupSetupSchema>;

/** How much belongs to a group itself, what lies below it not included. */
export const groupCountsSchema = z.object({
  groupId: lenient.id(),
  members: lenient.number(0),
  printers: lenient.number(0),
  articles: lenient.number(0),
  orders: lenient.number(0),
});
export type GroupCounts = z.infer<typeof groupCountsSchema>;

/** Somebody who can be a member of a group. */
export const groupPersonSchema = z.object({
  userId: lenient.id(),
  firstname: lenient.text(),
  lastname: lenient.text(),
  email: lenient.text(),
  isEnabled: lenient.flag(true),
  /** Ids of their groups. */
  groups: lenient.list(lenient.id()),
});
export type GroupPerson = z.infer<typeof groupPersonSchema>;
