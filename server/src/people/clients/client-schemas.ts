import { z } from 'zod';
import { clientScopes } from '../../foundation/access/client-scopes.ts';
import { idSchema, nameSchema } from '../../foundation/values/text-limits.ts';
import { clientStates } from './client-state.ts';

const scopesSchema = z
  .array(z.enum(clientScopes))
  .min(1, 'needs at least one')
  .transform((scopes) => clientScopes.filter((scope) => scopes.includes(scope)));

export const clientSchema = z.strictObject({
  integrationClientId: idSchema,
  name: z.string(),
  /** What the program names itself with when it asks for a token. */
  clientId: z.string(),
  scopes: z.array(z.enum(clientScopes)),
  expiresAt: z.iso.datetime().nullable(),
  isEnabled: z.boolean(),
  state: z.enum(clientStates),
  /** The last four characters of the secret. */
  secretEnding: z.string(),
  secretCreatedAt: z.iso.datetime(),
  /** Until when the secret before works too; null where it does not. */
  previousSecretEndsAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** Rises with every change; a save names the one it began with. */
  revision: z.int(),
});
export type IntegrationClient = z.infer<typeof clientSchema>;

/** A client with its secret: told once, when the secret is made, and never again. */
export const clientWithSecretSchema = clientSchema.extend({ secret: z.string() });

const expirySchema = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullable();

export const newClientSchema = z.strictObject({
  name: nameSchema,
  scopes: scopesSchema,
  expiresAt: expirySchema.default(null),
});
export type NewClient = z.output<typeof newClientSchema>;

export const changedClientSchema = z.strictObject({
  name: nameSchema,
  scopes: scopesSchema,
  expiresAt: expirySchema,
  isEnabled: z.boolean(),
  revision: z.int().min(1),
});
export type ChangedClient = z.output<typeof changedClientSchema>;

/** The longest two secrets may work side by side. */
const maxOverlapHours = 7 * 24;

export const overlapSchema = z.strictObject({
  /** How long the old secret works beside the new one; 0: it ends at once. */
  overlapHours: z.int().min(0).max(maxOverlapHours),
});
