import { z } from 'zod';
import { clientScopes } from '../../foundation/access/client-scopes.ts';
import { idSchema, nameSchema } from '../../foundation/values/text-limits.ts';
import { clientStates } from './client-state.ts';

const scopesSchema = z
  .array(z.enum(clientScopes))
  .min(1, 'needs at least one')
  .transform((scopes) => clientScopes.filter((scope) => scopes.includes(scope)));

/** Fields of the form of a client that are stored as they are sent; its end is besides a time. */
export const clientSettings = { name: nameSchema, scopes: scopesSchema, isEnabled: z.boolean() };

export const clientSchema = z.strictObject({
  integrationClientId: idSchema,
  ...clientSettings,
  /** Name by which the program identifies itself when it requests a token. */
  clientId: z.string(),
  scopes: z.array(z.enum(clientScopes)),
  expiresAt: z.iso.datetime().nullable(),
  state: z.enum(clientStates),
  /** The last four characters of the secret. */
  secretEnding: z.string(),
  secretCreatedAt: z.iso.datetime(),
  /** Time until which the previous secret is valid too; null if it is not. */
  previousSecretEndsAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** Incremented with every change; a save sends the revision it is based on. */
  revision: z.int(),
});
export type IntegrationClient = z.infer<typeof clientSchema>;

/** Client with its secret, which is shown once, when it is created, and never again. */
export const clientWithSecretSchema = clientSchema.extend({ secret: z.string() });

const expirySchema = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullable();

/** A new client is enabled. */
export const newClientSchema = z
  .strictObject({ ...clientSettings, expiresAt: expirySchema.default(null) })
  .omit({ isEnabled: true });
export type NewClient = z.output<typeof newClientSchema>;

export const changedClientSchema = z.strictObject({
  ...clientSettings,
  expiresAt: expirySchema,
  revision: z.int().min(1),
});
export type ChangedClient = z.output<typeof changedClientSchema>;

/** Max. hours for which two secrets may be valid side by side. */
const maxOverlapHours = 7 * 24;

export const overlapSchema = z.strictObject({
  /** Hours for which the old secret stays valid beside the new one; 0: it ends at once. */
  overlapHours: z.int().min(0).max(maxOverlapHours),
});
