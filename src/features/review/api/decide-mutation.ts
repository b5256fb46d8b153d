import { mutationOptions } from '@tanstack/react-query';
import { decisionAnswerSchema, type SeenRegion } from '@/entities/review';
import { callForOutcome, productApi, type Id } from '@/shared/api';
import { qualityPath, reviewMeta } from './review-meta';

export interface ReviewDecisionRequest {
  labelId: Id;
  labelVersionId: Id;
  approved: boolean;
  /** Required for a rejection. */
  comment: string;
  /** Hash of the version the person has seen. */
  versionHash: string;
  /**
   * State that was shown to the person: without it, the decision applies to the version's current state, whatever it
   * is.
   */
  state?: string;
  seenRegions?: readonly SeenRegion[];
  /** Given when the organisation requires it. */
  password?: string;
}

/** Approves or rejects a version; resolves with what this person can decide next, or with nothing. */
export const decideMutation = () =>
  mutationOptions({
    mutationKey: ['decide-label-version'],
    mutationFn: ({ labelId, labelVersionId, ...json }: ReviewDecisionRequest) =>
      callForOutcome(
        productApi,
        'post',
        qualityPath('labels', labelId, 'version', labelVersionId, 'approvals'),
        decisionAnswerSchema,
        { json },
      ),
    meta: reviewMeta,
  });
