import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { labelVariableSchema } from './label-variable-schema';

/** Fields that the form of a label takes as they are, each with what a new label starts with. */
export const labelSettingsSchema = z.object({
  name: lenient.text(),
  /** Whether the first label of each run is scanned before the others are printed. */
  lineCheck: lenient.flag(),
  groupIds: lenient.list(lenient.id()),
  printerIds: lenient.list(lenient.id()),
});

/** Label as seen by people who manage labels. A server that sends less omits fields. */
export const administeredLabelSchema = z.extend(labelSettingsSchema, {
  labelId: lenient.id(),
  isEnabled: lenient.flag(true),
  /** Increases with every change; undefined when the server does not count changes. */
  revision: lenient.number(undefined),
  /** Of the newest version, published or not. */
  widthMm: lenient.number(undefined),
  heightMm: lenient.number(undefined),
  version: lenient.number(undefined),
  state: lenient.text(),
  /** Version that is printed; undefined while none is published. */
  publishedVersion: lenient.number(undefined),
  articleCount: lenient.number(undefined),
});
export type AdministeredLabel = z.infer<typeof administeredLabelSchema>;

/** One label with the template of its newest version. */
export const labelSetupSchema = z.extend(administeredLabelSchema, {
  variables: lenient.list(labelVariableSchema),
  template: z.optional(z.unknown()),
  /** Names of the people who can act on the newest version. */
  reviewers: lenient.list(lenient.text()),
  /** How often the label is used: deleting it disconnects its articles; any other use prevents deletion. */
  use: z.optional(
    z.object({
      articles: lenient.number(0),
      orderLines: lenient.number(0),
      widgets: lenient.number(0),
      printJobs: lenient.number(0),
    }),
  ),
});
export type LabelSetup = z.infer<typeof labelSetupSchema>;

export const labelVersionSchema = z.object({
  labelVersionId: lenient.id(),
  version: lenient.number(undefined),
  state: lenient.text(),
  widthMm: lenient.number(undefined),
  heightMm: lenient.number(undefined),
  createdAt: lenient.text(),
  publishedAt: lenient.text(),
  uploadedBy: lenient.text(),
});
export type LabelVersion = z.infer<typeof labelVersionSchema>;

/** Groups a label is for, and printers it is intended for. */
export const labelPlacesSchema = z.object({
  labelId: lenient.id(),
  groupIds: lenient.list(lenient.id()),
  printerIds: lenient.list(lenient.id()),
});
export type LabelPlaces = z.infer<typeof labelPlacesSchema>;

/** State of a version that is created now, and who acts first. */
export const labelReviewSchema = z.object({
  state: lenient.text(),
  reviewers: lenient.list(lenient.text()),
});
export type LabelReview = z.infer<typeof labelReviewSchema>;
