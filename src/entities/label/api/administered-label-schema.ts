import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { labelVariableSchema } from './label-variable-schema';

/** A label as whoever manages labels sees it. A server that tells less leaves fields out. */
export const administeredLabelSchema = z.object({
  labelId: lenient.id(),
  name: lenient.text(),
  isEnabled: lenient.flag(true),
  /** Rises with every change; undefined where the server does not count them. */
  revision: lenient.number(undefined),
  /** Of the newest version, published or not. */
  widthMm: lenient.number(undefined),
  heightMm: lenient.number(undefined),
  version: lenient.number(undefined),
  state: lenient.text(),
  /** The version that is printed; undefined while nothing was published. */
  publishedVersion: lenient.number(undefined),
  groupIds: lenient.list(lenient.id()),
  printerIds: lenient.list(lenient.id()),
  articleCount: lenient.number(undefined),
});
export type AdministeredLabel = z.infer<typeof administeredLabelSchema>;

/** One label with the template of its newest version. */
export const labelSetupSchema = z.extend(administeredLabelSchema, {
  variables: lenient.list(labelVariableSchema),
  template: z.optional(z.unknown()),
  /** Who can act on the newest version, by name. */
  reviewers: lenient.list(lenient.text()),
  /** How often the label is used: articles are disconnected when it is deleted, the others prevent that. */
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

/** Whom a label is for, and which printers it is meant for. */
export const labelPlacesSchema = z.object({
  labelId: lenient.id(),
  groupIds: lenient.list(lenient.id()),
  printerIds: lenient.list(lenient.id()),
});
export type LabelPlaces = z.infer<typeof labelPlacesSchema>;

/** What becomes of a version that is made now, and who acts first. */
export const labelReviewSchema = z.object({
  state: lenient.text(),
  reviewers: lenient.list(lenient.text()),
});
export type LabelReview = z.infer<typeof labelReviewSchema>;
