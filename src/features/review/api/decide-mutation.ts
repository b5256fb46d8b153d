import { mutationOptions } from '@tanstack/react-query';
import { decisionAnswerSchema, type SeenRegion } from '@/entities/review';
import { callForOutcome, productApi, type Id } from '@/shared/api';
import { qualityPath, reviewMeta } from './review-meta';

export interface ReviewDecisionRequest {
  labelId: Id;
  labelVersionId: Id;
  approved: boolean;
  /** A rejection needs one. */
  comment: string;
  /** Of the version the person has seen. */
  versionHash: string;
  /** The state it had on their screen: without it, whatever review it is in by now is decided on. */
  state?: string;
  seenRegions?: readonly SeenRegion[];
  /** Where the organisation asks for it. */
  password?: string;
}

/** Approves or rejects a version; answers with what this person can decide next, or with nothing. */
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
