import { mutationOptions } from '@tanstack/react-query';
import { articleQueries } from '@/entities/article';
import { labelQueries } from '@/entities/label';
import { subscriptionQueries } from '@/entities/subscription';
import { callForEffect, formOf, productApi, type Id } from '@/shared/api';
import { LONG_CALL_TIMEOUT_MS } from '@/shared/config';
import type { DetailsRequest, NewLabelRequest, RuleRequest } from '../model/label-form';

// Articles contain the variables of their labels.
const meta = {
  errorShownBy: 'caller',
  invalidates: [labelQueries.all(), subscriptionQueries.all(), articleQueries.all()],
} as const;

/** Creates a label. */
export const addLabelMutation = () =>
  mutationOptions({
    mutationKey: ['add-label'],
    mutationFn: (json: NewLabelRequest) =>
      callForEffect(productApi, 'post', 'api/labels', { json, timeout: LONG_CALL_TIMEOUT_MS }),
    meta,
  });

/** Label id, and the revision that the change is based on; left out if the server has no revisions. */
interface Changed {
  labelId: Id;
  revision: number | undefined;
}

/** Changes only the rules of the variables; this creates the label's next version. */
export const changeVariablesMutation = () =>
  mutationOptions({
    mutationKey: ['change-label-variables'],
    mutationFn: (json: Changed & { variables: readonly RuleRequest[] }) =>
      callForEffect(productApi, 'put', 'api/labels/variables', { json }),
    meta,
  });

/** Changes name, groups and printers, and also the variables if they were changed. A Platen-specific call. */
export const changeLabelMutation = () =>
  mutationOptions({
    mutationKey: ['change-label'],
    mutationFn: ({
      labelId,
      ...json
    }: Changed & DetailsRequest & { variables?: readonly RuleRequest[] | undefined }) =>
      callForEffect(productApi, 'put', `api/labels/${encodeURIComponent(labelId)}`, { json }),
    meta,
  });

/** Replaces a label's file. This creates its next version, in which variables of the same name keep their rules. */
export const replaceFileMutation = () =>
  mutationOptions({
    mutationKey: ['replace-label-file'],
    mutationFn: ({ labelId, revision, file }: Changed & { file: File }) =>
      callForEffect(productApi, 'put', `api/labels/${encodeURIComponent(labelId)}/variables`, {
        body: formOf({ file, revision: revision === undefined ? undefined : String(revision) }),
        timeout: LONG_CALL_TIMEOUT_MS,
      }),
    meta,
  });

/** Deletes a label. A Platen-specific call. */
export const deleteLabelMutation = () =>
  mutationOptions({
    mutationKey: ['delete-label'],
    mutationFn: (labelId: Id) =>
      callForEffect(productApi, 'delete', `api/labels/${encodeURIComponent(labelId)}`),
    meta,
  });
