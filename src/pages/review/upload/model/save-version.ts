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
 * The calls that save a version, each on its own: the file first, then what is said about it. Where somebody else
 * changed the version meanwhile, the screen is loaded again. All reject with ApiError.
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
    // A new version begins with the test data of the one before, as far as they fit.
    return { rows, variables, isChanged: !isSameData(rows, (version ?? before)?.testData ?? [], variables) };
  };
  return {
    /** Whether anything is to be sent after the file. */
    hasRest: (values: VersionValues): boolean => values.next !== 'draft' || testDataOf(values).isChanged,
    /** Resolves with the version; undefined where the server has it and does not tell which one it is. */
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
    /** Test data, where they were changed, and then whether it is ready for approval. */
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
