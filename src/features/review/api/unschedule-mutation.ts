import { mutationOptions } from '@tanstack/react-query';
import { reviewQueries } from '@/entities/review';
import { callForEffect, productApi, type Id } from '@/shared/api';

interface Unscheduled {
  labelVersionId: Id;
  /** Of the version the person has seen. */
  versionHash: string;
}

/** Takes back the time that was set for a publication. One of our own calls. */
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
