import { mutationOptions } from '@tanstack/react-query';
import { articleQueries } from '@/entities/article';
import { labelQueries } from '@/entities/label';
import { subscriptionQueries } from '@/entities/subscription';
import { callForEffect, productApi, type Id } from '@/shared/api';

interface SwitchedLabels {
  labelIds: readonly Id[];
  isEnabled: boolean;
}

/** Enables or disables labels, all or none: a JSON Patch on the labels by id. */
export const enableLabelsMutation = () =>
  mutationOptions({
    mutationKey: ['enable-labels'],
    mutationFn: ({ labelIds, isEnabled }: SwitchedLabels) =>
      callForEffect(productApi, 'post', `api/labels/${isEnabled ? 'enable' : 'disable'}`, {
        body: JSON.stringify(
          labelIds.map((labelId) => ({
            op: 'replace',
            path: `/${labelId}/isEnabled`,
            value: isEnabled,
          })),
        ),
        headers: { 'content-type': 'application/json-patch+json' },
      }),
    // The printable labels of an article change with its labels.
    meta: {
      errorShownBy: 'caller',
      invalidates: [labelQueries.all(), subscriptionQueries.all(), articleQueries.all()],
    },
  });
