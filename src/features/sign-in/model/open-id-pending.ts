import * as z from 'zod/mini';
import { OPEN_ID_PENDING_MS } from '../config/timings';

/** A sign-in that waits for its provider's answer; in session storage, so in this tab only. */
const pendingSchema = z.object({
  provider: z.string(),
  type: z.enum(['login', 'register', 'invite']),
  state: z.string(),
  nonce: z.string(),
  redirectUri: z.string(),
  redirectPath: z.string(),
  errand: z.optional(
    z.object({
      invitationToken: z.optional(z.string()),
      organizationName: z.optional(z.string()),
      templateId: z.optional(z.string()),
    }),
  ),
  createdAtMs: z.number(),
});

export type OpenIdPending = z.infer<typeof pendingSchema>;

const PREFIX = 'oidc:pending:';

/** Stores a sign-in under the random part of its state; earlier ones of this tab are removed. */
export function savePending(key: string, pending: OpenIdPending, storage: Storage = sessionStorage): void {
  for (const name of Object.keys(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name);
  storage.setItem(PREFIX + key, JSON.stringify(pending));
}

/**
 * Returns a sign-in and removes it before it is read, so that it is used once. Undefined when unknown, unreadable or
 * older than ten minutes.
 */
export function takePending(
  key: string,
  nowMs: number,
  storage: Storage = sessionStorage,
): OpenIdPending | undefined {
  const text = storage.getItem(PREFIX + key);
  storage.removeItem(PREFIX + key);
  const pending = pendingSchema.safeParse(parseJson(text)).data;
  const ageMs = nowMs - (pending?.createdAtMs ?? 0);
  return pending && ageMs >= 0 && ageMs <= OPEN_ID_PENDING_MS ? pending : undefined;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
