import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** A group of the organisation: people, articles and printers belong to groups. */
const groupSchema = z.object({
  id: lenient.id(),
  name: lenient.text(),
  parentGroupId: lenient.optionalId(),
});
export type Group = z.infer<typeof groupSchema>;

/** The four settings of a group; all are off by default (specification 3, Group). */
export const groupSettingsSchema = z.object({
  useLabelsConnectedToArticlesGroup: lenient.flag(),
  useLabelsConnectedToOrdersGroup: lenient.flag(),
  useLabelsConnectedToUserDefaultGroup: lenient.flag(),
  allowOrderImportToThisGroup: lenient.flag(),
});
export type GroupSettings = z.infer<typeof groupSettingsSchema>;

/** Fields that the form of a group takes as they are, each with what a new group starts with. */
export const groupFactsSchema = z.object({
  name: lenient.text(),
  parentGroupId: lenient.optionalId(),
  defaultPrinterId: lenient.optionalId(),
});

/** Group with all of its settings. */
export const groupSetupSchema = z.extend(groupFactsSchema, {
  id: lenient.id(),
  groupSettings: z.pipe(
    z.nullish(groupSettingsSchema),
    z.transform((settings) => settings ?? groupSettingsSchema.parse({})),
  ),
  /** Revision of the group; undefined when the server does not count changes. */
  revision: lenient.number(undefined),
  /** Time of the last change, ISO; "" when the server does not send it. */
  modified: lenient.text(),
});
export type GroupSetup = z.infer<typeof groupSetupSchema>;

/** Counts of what belongs to a group itself, without its subgroups. */
export const groupCountsSchema = z.object({
  groupId: lenient.id(),
  members: lenient.number(0),
  printers: lenient.number(0),
  articles: lenient.number(0),
  orders: lenient.number(0),
});
export type GroupCounts = z.infer<typeof groupCountsSchema>;

/** Person who can be a member of a group. */
export const groupPersonSchema = z.object({
  userId: lenient.id(),
  firstname: lenient.text(),
  lastname: lenient.text(),
  email: lenient.text(),
  isEnabled: lenient.flag(true),
  /** Ids of the person's groups. */
  groups: lenient.list(lenient.id()),
});
export type GroupPerson = z.infer<typeof groupPersonSchema>;
