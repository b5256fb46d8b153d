import { createOpaqueToken, endingOf, hashToken } from '../../foundation/keys/opaque-token.ts';
import { idSchema } from '../../foundation/values/text-limits.ts';
import type { ProgramAddress, ProgramKind } from '../../foundation/access/program.ts';

const keyPattern = /^platen_(agent|connector)_([1-9]\d{0,9})_([1-9]\d{0,9})_[\w-]{43}$/;

/**
 * Returns a new key: 256 random bits after a prefix that identifies its program, for people and for scanners of leaked
 * keys.
 */
export const createProgramKey = ({ kind, organizationId, id }: ProgramAddress): string =>
  `platen_${kind}_${organizationId}_${id}_${createOpaqueToken()}`;

/** Returns the stored fields of a key. */
export const keyFields = (key: string, now: Date) => ({
  keyHash: hashToken(key),
  keyEnding: endingOf(key),
  keyCreatedAt: now,
});

/** Returns the program a key claims to belong to; undefined for a text that is no key. The claim is checked in the store. */
export function readProgramKey(text: string): ProgramAddress | undefined {
  const [, kind, organizationId, id] = keyPattern.exec(text) ?? [];
  const ids = [organizationId, id].map((digits) => idSchema.safeParse(Number(digits)));
  const [organization, program] = ids;
  if (kind === undefined || !organization?.success || !program?.success) return undefined;
  return { kind: kind as ProgramKind, organizationId: organization.data, id: program.data };
}
