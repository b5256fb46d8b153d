import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { LabelTemplate } from 'label-core';
import { articleQueries } from '@/entities/article';
import { labelQueries } from '@/entities/label';
import { reviewQueries } from '@/entities/review';
import { subscriptionQueries } from '@/entities/subscription';
import { callForOutcome, formOf, lenient, productApi, type Id } from '@/shared/api';
import { LONG_CALL_TIMEOUT_MS } from '@/shared/config';
import { conflictingApi } from './save-conflict';
import { templateFile } from './template-file';
import { withOptionalParts } from './with-optional-parts';

const timeout = LONG_CALL_TIMEOUT_MS;

// Articles contain the variables of their labels.
const meta = {
  errorShownBy: 'caller',
  invalidates: [labelQueries.all(), reviewQueries.all(), articleQueries.all()],
} as const;

/** What a save answers. A foreign server may leave out any part, or answer with nothing at all. */
const savedVersionSchema = z.object({
  labelId: lenient.optionalId(),
  labelVersionId: lenient.optionalId(),
  version: lenient.number(undefined),
  state: lenient.text(),
  versionHash: lenient.text(),
  revision: lenient.number(undefined),
});
export type SavedVersion = z.infer<typeof savedVersionSchema>;

interface SavedDesign {
  template: LabelTemplate;
  /** Name of the label: that of the file, and that of a new label. */
  name: string;
}

const at = (id: Id) => encodeURIComponent(id);
const qualityPath = (labelId: Id, ...rest: readonly Id[]) =>
  ['api', 'QualityAssurance', 'labels', labelId, ...rest].map(at).join('/');

/** Parts of a form with a design. The rules of its variables are those of the file, because they are designed too. */
const designParts = ({ template, name }: SavedDesign) =>
  ({ file: templateFile(template, name), variables: 'file' }) as const;

/** Adds a label with the design as its first version. Rejects with ApiError. */
export const addDesignMutation = () =>
  mutationOptions({
    mutationKey: ['add-design'],
    mutationFn: ({ template, name }: SavedDesign) =>
      callForOutcome(productApi, 'post', 'api/labels', savedVersionSchema, {
        json: { name, template: { ...template, name } },
        timeout,
      }),
    meta: { ...meta, invalidates: [...meta.invalidates, subscriptionQueries.all()] },
  });

/**
 * Adds the next version of a label, which is published at once or begins its review. Rejects with ApiError; with
 * SaveConflict where the label was changed since that revision.
 */
export const saveNextVersionMutation = () =>
  mutationOptions({
    mutationKey: ['save-next-version'],
    mutationFn: ({
      labelId,
      revision,
      ...design
    }: SavedDesign & { labelId: Id; revision: number | undefined }) =>
      withOptionalParts(
        { ...designParts(design), revision: revision === undefined ? undefined : String(revision) },
        ['variables', 'revision'],
        (parts) =>
          callForOutcome(conflictingApi, 'put', `api/labels/${at(labelId)}/variables`, savedVersionSchema, {
            body: formOf(parts),
            timeout,
          }),
      ),
    meta,
  });

/**
 * Adds the next version of a label as a draft. `basedOn` is the hash of the newest version that was seen. Rejects with
 * ApiError; with SaveConflict where somebody saved a newer one.
 */
export const saveNewDraftMutation = () =>
  mutationOptions({
    mutationKey: ['save-new-draft'],
    mutationFn: ({
      labelId,
      basedOn,
      ...design
    }: SavedDesign & { labelId: Id; basedOn: string | undefined }) =>
      withOptionalParts({ ...designParts(design), basedOn }, ['variables', 'basedOn'], (parts) =>
        callForOutcome(conflictingApi, 'post', qualityPath(labelId, 'versions'), savedVersionSchema, {
          body: formOf(parts),
          timeout,
        }),
      ),
    meta,
  });

/**
 * Replaces the file of an open version, which is a draft afterwards. `versionHash` is that of the file that was seen.
 * Rejects with ApiError; with SaveConflict where the file was replaced or the version moved on.
 */
export const saveSameDraftMutation = () =>
  mutationOptions({
    mutationKey: ['save-same-draft'],
    mutationFn: ({
      labelId,
      versionId,
      versionHash,
      ...design
    }: SavedDesign & { labelId: Id; versionId: Id; versionHash: string }) =>
      withOptionalParts({ ...designParts(design), versionHash }, ['variables'], (parts) =>
        callForOutcome(
          conflictingApi,
          'post',
          qualityPath(labelId, 'version', versionId, 'file'),
          savedVersionSchema,
          { body: formOf(parts), timeout },
        ),
      ),
    meta,
  });
