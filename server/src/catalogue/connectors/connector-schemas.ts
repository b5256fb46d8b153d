import { z } from 'zod';
import { articleSchema, articleSettings } from '../articles/article-schemas.ts';
import { idListSchema, idSchema, nameSchema } from '../../foundation/values/text-limits.ts';

/** Connection states of a connector, as in the specification's `connectionStatus`. */
export const connectionStatuses = ['Connected', 'Disconnected', 'NeverConnected'] as const;
export type ConnectionStatus = (typeof connectionStatuses)[number];

/** Fields of the form of a connector that its table holds; the labels have a table of their own. */
export const connectorSettings = { name: nameSchema, isEnabled: z.boolean() };

export const connectorSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  machineName: z.string(),
  connectionStatus: z.enum(connectionStatuses),
  /** Null until its first call. */
  lastSeenAt: z.iso.datetime().nullable(),
});
export type Connector = z.infer<typeof connectorSchema>;

/** Connector as shown to those who set it up. */
export const connectorDetailSchema = connectorSchema.extend({
  ...connectorSettings,
  /** Version of the program; empty until its first call. */
  version: z.string(),
  /** Last four characters of its key; empty if it has none. */
  keyEnding: z.string(),
  keyCreatedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Labels its articles are printed with; empty: every label that can be printed. */
  labels: z.array(z.strictObject({ labelId: idSchema, name: z.string() })),
  /** Incremented with every change; a save sends the revision it is based on. */
  revision: z.int(),
});
export type ConnectorDetail = z.infer<typeof connectorDetailSchema>;

/** Connector with its key, which is shown once, when it is created, and never again. */
export const connectorWithKeySchema = connectorDetailSchema.extend({ key: z.string() });

/** A new connector is enabled. */
export const newConnectorSchema = z
  .strictObject({ ...connectorSettings, labelIds: idListSchema.default([]) })
  .omit({ isEnabled: true });
export type NewConnector = z.output<typeof newConnectorSchema>;

export const changedConnectorSchema = z.strictObject({
  ...connectorSettings,
  labelIds: idListSchema,
  revision: z.int().min(1),
});
export type ChangedConnector = z.output<typeof changedConnectorSchema>;

/**
 * Article of the system behind a connector, in the shape of the organisation's own articles; its id is that of the
 * other system.
 */
export const connectorArticleSchema = articleSchema.extend({
  // Other fields of the form of an article are those of articles of this server.
  ...z.strictObject(articleSettings).partial().shape,
  id: z.string(),
  name: z.string(),
  externalIdentifier: z.string(),
});
export type ConnectorArticle = z.infer<typeof connectorArticleSchema>;
