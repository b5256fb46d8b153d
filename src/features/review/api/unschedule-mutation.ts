import { mutationOptions } from '@tanstack/react-query';
import { reviewQueries } from '@/entities/review';
import { callForEffect, productApi, type Id } from '@/shared/api';

interface Unscheduled {
  labelVersionId: Id;
  /** Hash of the version the person has seen. */
  versionHash: string;
}

/** Cancels the scheduled time of a publication. The call is not part of the specification. */
export const unscheduleMutation = () =>
  mutationOptions({
    mutationKey: ['unschedule-label-version'],
    mutationFn: ({ labelVersionId, versionHash }: Unscheduled) =>
      callForEffect(
        productApi,
        'delete',
        `api/QualityAssurance/version/${encodeURIComponent(labelVersionId)}/publish`,
        { json: { versionHash } },
      ),
    meta: { errorShownBy: 'caller', invalidates: [reviewQueries.all()] },
  });
