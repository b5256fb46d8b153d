import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** Fields that the form of a client takes as they are, each with what a new client starts with. */
export const clientSettingsSchema = z.object({
  name: lenient.text(),
  scopes: lenient.list(lenient.text()),
  isEnabled: lenient.flag(true),
});

/** External program that may call the server. */
export const integrationClientSchema = z.extend(clientSettingsSchema, {
  integrationClientId: lenient.id(),
  /** Id by which the program identifies itself. */
  clientId: lenient.text(),
  /** ISO; "" when it does not expire. */
  expiresAt: lenient.text(),
  /** active, expired or disabled. */
  state: lenient.text('active'),
  /** The last characters of its secret. */
  secretEnding: lenient.text(),
  secretCreatedAt: lenient.text(),
  /** Time until which the previous secret also works; "" when it does not. */
  previousSecretEndsAt: lenient.text(),
  lastUsedAt: lenient.text(),
  createdAt: lenient.text(),
  createdBy: lenient.text(),
  /** Undefined when the server does not count changes. */
  revision: lenient.number(undefined),
});
export type IntegrationClient = z.infer<typeof integrationClientSchema>;

/** Client with its secret. The server sends the secret only once, when it is created. */
export const clientWithSecretSchema = z.extend(integrationClientSchema, {
  secret: z.string().check(z.minLength(1)),
});
export type ClientWithSecret = z.infer<typeof clientWithSecretSchema>;
