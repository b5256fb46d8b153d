import { mutationOptions } from '@tanstack/react-query';
import { stateAnswerSchema } from '@/entities/review';
import { callForOutcome, productApi, type Id } from '@/shared/api';
import { qualityPath, reviewMeta } from './review-meta';

/** Submits a draft for approval: its data is approved first. */
export const setReadyMutation = () =>
  mutationOptions({
    mutationKey: ['set-ready-for-approval'],
    mutationFn: ({
      labelId,
      ...json
    }: {
      labelId: Id;
      labelVersionId: Id;
      /** Hash of the version the person has seen. */
      versionHash?: string;
      comment?: string;
    }) =>
      callForOutcome(
        productApi,
        'post',
        qualityPath('labels', labelId, 'SetReadyForApproval'),
        stateAnswerSchema,
        { json },
      ),
    meta: reviewMeta,
  });
