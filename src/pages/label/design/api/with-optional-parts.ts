import { toApiError, type ApiError } from '@/shared/api';

const REFUSED = new Set([400, 422]);

type Parts = Readonly<Record<string, string | File | undefined>>;

/**
 * Sends a form whose optional parts another server may not know: if it refuses one of them by its name, the form is sent
 * once more without those. Rejects with ApiError.
 */
export async function withOptionalParts<Answer>(
  parts: Parts,
  optional: readonly string[],
  send: (parts: Parts) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(parts);
  } catch (error) {
    const refused = refusedParts(toApiError(error), optional);
    if (refused.length === 0) throw error;
    return send(Object.fromEntries(Object.entries(parts).filter(([name]) => !refused.includes(name))));
  }
}

/** Returns the parts that a server refuses: as the field of a problem, or quoted in what it says. */
function refusedParts(refusal: ApiError, names: readonly string[]): string[] {
  if (!REFUSED.has(refusal.status ?? 0)) return [];
  const fields = refusal.problems.map(({ field, path }) => path ?? field);
  const said = [refusal.message, ...refusal.problems.map(({ message }) => message)].join(' ');
  return names.filter((name) => fields.includes(name) || new RegExp(`["'“‘\`]${name}["'”’\`]`).test(said));
}
