import { mutationOptions } from '@tanstack/react-query';
import { decisionAnswerSchema, stateAnswerSchema } from '@/entities/review';
import { callForOutcome, productApi, type Id } from '@/shared/api';
import { printedMeta, qualityPath } from './review-meta';

export interface PublishRequest {
  labelVersionId: Id;
  versionHash?: string;
  /** ISO time of publication; null or missing publishes at once. */
  publishAt?: string | null;
  comment?: string;
  password?: string;
}

/** Publishes a version at once or at a time; resolves with what this person can decide next, or with nothing. */
export const publishMutation = () =>
  mutationOptions({
    mutationKey: ['publish-label-version'],
    mutationFn: ({ labelVersionId, ...json }: PublishRequest) =>
      callForOutcome(
        productApi,
        'post',
        qualityPath('version', labelVersionId, 'publish'),
        decisionAnswerSchema,
        { json },
      ),
    meta: printedMeta,
  });

/** Withdraws a version, with the reason. The call is not part of the specification. */
export const withdrawMutation = () =>
  mutationOptions({
    mutationKey: ['withdraw-label-version'],
    mutationFn: ({
      labelVersionId,
      ...json
    }: {
      labelVersionId: Id;
      versionHash?: string;
      comment: string;
    }) =>
      callForOutcome(
        productApi,
        'post',
        qualityPath('version', labelVersionId, 'withdraw'),
        stateAnswerSchema,
        {
          json,
        },
      ),
    meta: printedMeta,
  });
