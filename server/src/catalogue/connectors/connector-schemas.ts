import { z } from 'zod';
import { articleSchema } from '../articles/article-schemas.ts';
import { idListSchema, idSchema, nameSchema } from '../../foundation/values/text-limits.ts';

/** How a connector stands, as the specification's `connectionStatus` says it. */
export const connectionStatuses = ['Connected', 'Disconnected', 'NeverConnected'] as const;
export type ConnectionStatus = (typeof connectionStatuses)[number];

/** Fields of the form of a connector that its table holds; the labels have a table of their own. */
export const connectorSettings = { name: nameSchema, isEnabled: z.boolean() };

export const connectorSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  machineName: z.string(),
  connectionStatus: z.enum(connectionStatuses),
  /** Null until it has called for the first time. */
  lastSeenAt: z.iso.datetime().nullable(),
});
export type Connector = z.infer<typeof connectorSchema>;

/** A connector as those see it who set it up. */
export const connectorDetailSchema = connectorSchema.extend({
  ...connectorSettings,
  /** Of the program; empty until it has called for the first time. */
  version: z.string(),
  /** The last four characters of its key; empty where it has none. */
  keyEnding: z.string(),
  keyCreatedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** What its articles are printed with; none: every label that can be printed. */
  labels: z.array(z.strictObject({ labelId: idSchema, name: z.string() })),
  /** Rises with every change; a save names the one it began with. */
  revision: z.int(),
});
export type ConnectorDetail = z.infer<typeof connectorDetailSchema>;

/** A connector with its key: told once, when the key is made, and never again. */
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

/** An article of the system behind a connector, in the shape of the organisation's own; its id is that system's. */
export const connectorArticleSchema = articleSchema.extend({ id: z.string() });
export type ConnectorArticle = z.infer<typeof connectorArticleSchema>;
