import { eq } from 'drizzle-orm';
import { changedMeanwhile as thingChangedMeanwhile } from '../../foundation/audit/changed-meanwhile.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import { accounts, labelVersions } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { nameOf } from '../history/actor.ts';
import { sentences } from '../sentences/index.ts';
import { newestFirst } from './newest-first.ts';

/** Returns the 409 for saving a label that somebody else changed since. */
export const changedMeanwhile = (transaction: Transaction, labelId: number): Promise<HttpError> =>
  thingChangedMeanwhile(transaction, {
    kind: 'label',
    id: labelId,
    events: ['label-changed', 'label-version-added', 'label-enabled', 'label-disabled'],
  });

interface SeenVersion {
  readonly labelId: number;
  readonly name: string;
  readonly versionHash: string;
}

/**
 * Checks that nobody saved a version of a label after one that an author saw. A version that was withdrawn before it could
 * be printed does not count.
 * @throws HttpError 409 with who saved a newer one, or replaced the file of the one that was seen
 */
export async function requireNewest(
  transaction: Transaction,
  { labelId, name, versionHash }: SeenVersion,
): Promise<void> {
  const versions = await transaction
    .select({
      version: labelVersions.version,
      versionHash: labelVersions.versionHash,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(labelVersions)
    .innerJoin(accounts, eq(accounts.id, labelVersions.uploadedBy))
    .where(eq(labelVersions.labelId, labelId))
    .orderBy(...newestFirst);
  const [newest] = versions;
  const seen = versions.find((one) => one.versionHash === versionHash);
  if (!newest || (seen && seen.version >= newest.version)) return;
  const { version } = newest;
  throw new HttpError(409, sentences.label.savedMeanwhile({ by: nameOf(newest), version, name }));
}
