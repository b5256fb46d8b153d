import { useMutation, useQueryClient } from '@tanstack/react-query';
import { templateVariables } from '@/entities/label';
import { reviewQueries } from '@/entities/review';
import {
  replaceVersionFileMutation,
  setReadyMutation,
  setTestDataMutation,
  uploadVersionMutation,
} from '@/features/review';
import { toApiError } from '@/shared/api';
import type { SavedVersion } from './saved-version';
import { isSameData, sentRows } from './test-rows';
import type { VersionSubject } from './version-subject';
import { newestVersion, versionNow } from './version-now';
import type { VersionValues } from './version-values';

const CONFLICT = 409;

/**
 * Returns the calls that save a version, each separately: the file first, then the data about it. If somebody else has
 * changed the version meanwhile (409), its data is refetched. All reject with ApiError.
 */
export function useSaveVersion({ labelId, version, before }: VersionSubject) {
  const client = useQueryClient();
  const { mutateAsync: upload } = useMutation(uploadVersionMutation());
  const { mutateAsync: replace } = useMutation(replaceVersionFileMutation());
  const { mutateAsync: setTestData } = useMutation(setTestDataMutation());
  const { mutateAsync: setReady } = useMutation(setReadyMutation());

  const watched = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      if (toApiError(error).status === CONFLICT)
        void client.invalidateQueries({ queryKey: reviewQueries.all() });
      throw error;
    }
  };
  const testDataOf = ({ read, rows }: VersionValues) => {
    const variables = templateVariables(read?.template ?? version?.template);
    // A new version starts with the test data of the previous one, as far as they fit.
    return { rows, variables, isChanged: !isSameData(rows, (version ?? before)?.testData ?? [], variables) };
  };
  return {
    /** Returns whether anything must be sent after the file. */
    hasRest: (values: VersionValues): boolean => values.next !== 'draft' || testDataOf(values).isChanged,
    /** Sends the file. Resolves with the version; undefined if the server has stored it without naming it. */
    sendFile: async (file: File, { comment, seenHash }: VersionValues): Promise<SavedVersion | undefined> => {
      if (!version)
        return (
          (await watched(upload({ labelId, file, comment }))) ??
          (await newestVersion(client, labelId, before))
        );
      const { labelVersionId } = version;
      const change = { labelId, labelVersionId, versionHash: seenHash, file, comment };
      return (await watched(replace(change))) ?? (await versionNow(client, version));
    },
    /** Sends changed test data, then sets the version ready for approval if requested. */
    sendRest: async (saved: SavedVersion, values: VersionValues, isCommentSent: boolean): Promise<void> => {
      const { labelVersionId, versionHash } = saved;
      const { rows, variables, isChanged } = testDataOf(values);
      if (isChanged)
        await watched(setTestData({ labelId, labelVersionId, testData: sentRows(rows, variables) }));
      if (values.next === 'draft') return;
      const comment = isCommentSent ? '' : values.comment.trim();
      await watched(
        setReady({
          labelId,
          labelVersionId,
          ...(versionHash !== '' && { versionHash }),
          ...(comment !== '' && { comment }),
        }),
      );
    },
  };
}
