import { mutationOptions } from '@tanstack/react-query';
import { articleQueries } from '@/entities/article';
import { labelQueries } from '@/entities/label';
import { subscriptionQueries } from '@/entities/subscription';
import { callForEffect, formOf, productApi, type Id } from '@/shared/api';
import { LONG_CALL_TIMEOUT_MS } from '@/shared/config';
import type { DetailsRequest, NewLabelRequest, RuleRequest } from '../model/label-form';

// Articles have the variables of their labels.
const meta = {
  errorShownBy: 'caller',
  invalidates: [labelQueries.all(), subscriptionQueries.all(), articleQueries.all()],
} as const;

/** Makes a label. */
export const addLabelMutation = () =>
  mutationOptions({
    mutationKey: ['add-label'],
    mutationFn: (json: NewLabelRequest) =>
      callForEffect(productApi, 'post', 'api/labels', { json, timeout: LONG_CALL_TIMEOUT_MS }),
    meta,
  });

/** The label, and the revision the change began with; left out where the server does not count them. */
interface Changed {
  labelId: Id;
  revision: number | undefined;
}

/** Changes how variables are filled in, and nothing else: makes the label's next version. */
export const changeVariablesMutation = () =>
  mutationOptions({
    mutationKey: ['change-label-variables'],
    mutationFn: (json: Changed & { variables: readonly RuleRequest[] }) =>
      callForEffect(productApi, 'put', 'api/labels/variables', { json }),
    meta,
  });

/** Changes name, groups and printers, with the variables where those were changed too. One of our own calls. */
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

/** Replaces a label's file: makes its next version, in which variables keep how they are filled in by their names. */
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

/** Deletes a label. One of our own calls. */
export const deleteLabelMutation = () =>
  mutationOptions({
    mutationKey: ['delete-label'],
    mutationFn: (labelId: Id) =>
      callForEffect(productApi, 'delete', `api/labels/${encodeURIComponent(labelId)}`),
    meta,
  });
