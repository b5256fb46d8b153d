import { mutationOptions } from '@tanstack/react-query';
import { reviewVersionSchema, uploadedVersionSchema } from '@/entities/review';
import { callForOutcome, formOf, productApi, type Id } from '@/shared/api';
import { LONG_CALL_TIMEOUT_MS } from '@/shared/config';
import { printedMeta, qualityPath, reviewMeta } from './review-meta';

interface UploadedFile {
  labelId: Id;
  file: File;
  /** "" for none. */
  comment: string;
}

const commentPart = (comment: string) => (comment.trim() === '' ? undefined : comment.trim());

/** Creates the next version of a label from a file: a draft, which replaces a version that is still open. */
export const uploadVersionMutation = () =>
  mutationOptions({
    mutationKey: ['upload-label-version'],
    mutationFn: ({ labelId, file, comment }: UploadedFile) =>
      callForOutcome(productApi, 'post', qualityPath('labels', labelId, 'versions'), uploadedVersionSchema, {
        body: formOf({ file, comment: commentPart(comment) }),
        timeout: LONG_CALL_TIMEOUT_MS,
      }),
    // When nobody reviews, the new version is printed from now on.
    meta: printedMeta,
  });

/**
 * Replaces the file of an open version, which then becomes a draft again. `versionHash` is that of the file the person
 * has seen: a newer one is never overwritten unseen (409).
 */
export const replaceVersionFileMutation = () =>
  mutationOptions({
    mutationKey: ['replace-version-file'],
    mutationFn: ({
      labelId,
      labelVersionId,
      versionHash,
      file,
      comment,
    }: UploadedFile & { labelVersionId: Id; versionHash: string }) =>
      callForOutcome(
        productApi,
        'post',
        qualityPath('labels', labelId, 'version', labelVersionId, 'file'),
        reviewVersionSchema,
        { body: formOf({ file, versionHash, comment: commentPart(comment) }), timeout: LONG_CALL_TIMEOUT_MS },
      ),
    meta: reviewMeta,
  });
