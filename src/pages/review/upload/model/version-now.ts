import type { QueryClient } from '@tanstack/react-query';
import { reviewQueries, type ReviewVersion } from '@/entities/review';
import type { Id } from '@/shared/api';
import type { SavedVersion } from './saved-version';

const fresh = { staleTime: 0, retry: false } as const;

/** Returns a version after its file was replaced, for a server whose answer is empty. Never rejects. */
export async function versionNow(
  client: QueryClient,
  { labelId, labelVersionId }: ReviewVersion,
): Promise<SavedVersion> {
  // Without the new hash, the following calls apply to whichever file is current.
  const unknown = { labelVersionId, versionHash: '', state: '' };
  return client.query({ ...reviewQueries.version(labelId, labelVersionId), ...fresh }).catch(() => unknown);
}

/**
 * Returns the version that was just uploaded, for a server whose answer is empty: the newest one of its label, or the
 * pending one of the label. Returns undefined if the server lists neither. Never rejects.
 */
export async function newestVersion(
  client: QueryClient,
  labelId: Id,
  before: ReviewVersion | undefined,
): Promise<SavedVersion | undefined> {
  const isNew = ({ labelVersionId }: { labelVersionId: Id }) => labelVersionId !== before?.labelVersionId;
  const listed = await client.query({ ...reviewQueries.versions(labelId), ...fresh }).catch(() => undefined);
  const newest = listed?.versions[0];
  if (newest && isNew(newest)) return newest;
  const pending = await client.query({ ...reviewQueries.pending(), ...fresh }).catch(() => []);
  const waiting = pending.filter((version) => version.labelId === labelId && isNew(version)).at(-1);
  return waiting && { labelVersionId: waiting.labelVersionId, versionHash: '', state: waiting.state };
}
