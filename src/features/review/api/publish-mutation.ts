import { mutationOptions } from '@tanstack/react-query';
import { decisionAnswerSchema, stateAnswerSchema } from '@/entities/review';
import { callForOutcome, productApi, type Id } from '@/shared/api';
import { printedMeta, qualityPath } from './review-meta';

export interface PublishRequest {
  labelVersionId: Id;
  versionHash?: string;
  /** ISO time to publish at; null or missing publishes at once. */
  publishAt?: string | null;
  comment?: string;
  password?: string;
}

/** Publishes a version at once or at a time; answers with what this person can decide next, or with nothing. */
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

/** Takes a version back, with the reason. One of our own calls. */
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
