import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** An outside program that may call the server. */
export const integrationClientSchema = z.object({
  integrationClientId: lenient.id(),
  name: lenient.text(),
  /** What the program names itself with. */
  clientId: lenient.text(),
  scopes: lenient.list(lenient.text()),
  /** ISO; "" where it does not end by itself. */
  expiresAt: lenient.text(),
  isEnabled: lenient.flag(true),
  /** active, expired or disabled. */
  state: lenient.text('active'),
  /** The last characters of its secret. */
  secretEnding: lenient.text(),
  secretCreatedAt: lenient.text(),
  /** Until when the secret before works too; "" where it does not. */
  previousSecretEndsAt: lenient.text(),
  lastUsedAt: lenient.text(),
  createdAt: lenient.text(),
  createdBy: lenient.text(),
  /** Undefined where the server does not count changes. */
  revision: lenient.number(undefined),
});
export type IntegrationClient = z.infer<typeof integrationClientSchema>;

/** A client with its secret, which is told when it is made and never again. */
export const clientWithSecretSchema = z.extend(integrationClientSchema, {
  secret: z.string().check(z.minLength(1)),
});
export type ClientWithSecret = z.infer<typeof clientWithSecretSchema>;
