import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { labelQueries } from '@/entities/label';
import { standardLabelQueries, standardLabelSchema, type ParameterValues } from '@/entities/standard-label';
import { subscriptionQueries } from '@/entities/subscription';
import { callForEffect, callForOutcome, lenient, productApi, type Id } from '@/shared/api';

interface KeptLabel {
  /** Left out for a new one. */
  standardLabelId?: Id | undefined;
  templateId: Id;
  name: string;
  parameters: ParameterValues;
  /** The one the change began with; left out where the server does not count them. */
  revision?: number | undefined;
}

/** Keeps a template as the organisation wants it, or changes one that is kept. */
export const keepStandardLabelMutation = () =>
  mutationOptions({
    mutationKey: ['keep-standard-label'],
    mutationFn: ({ parameters, ...label }: KeptLabel) =>
      callForOutcome(productApi, 'post', 'api/labels/standardLabels', standardLabelSchema, {
        json: {
          ...label,
          parameters: Object.entries(parameters).map(([name, value]) => ({ name, value: value.trim() })),
        },
      }),
    meta: { errorShownBy: 'caller', invalidates: [standardLabelQueries.kept().queryKey] },
  });

const madeLabelSchema = z.object({ labelId: lenient.id(), state: lenient.text() });

interface WantedLabel {
  standardLabelId: Id;
  name: string;
}

const pathOf = (standardLabelId: Id) => `api/labels/standardLabels/${encodeURIComponent(standardLabelId)}`;

/** Makes a label from a standard label. */
export const makeLabelMutation = () =>
  mutationOptions({
    mutationKey: ['make-label-from-standard'],
    mutationFn: ({ standardLabelId, name }: WantedLabel) =>
      callForOutcome(productApi, 'post', pathOf(standardLabelId), madeLabelSchema, { json: { name } }),
    meta: { errorShownBy: 'caller', invalidates: [labelQueries.all(), subscriptionQueries.all()] },
  });

/** Deletes a standard label; labels made from it stay. One of our own calls. */
export const deleteStandardLabelMutation = () =>
  mutationOptions({
    mutationKey: ['delete-standard-label'],
    mutationFn: (standardLabelId: Id) => callForEffect(productApi, 'delete', pathOf(standardLabelId)),
    meta: { errorShownBy: 'caller', invalidates: [standardLabelQueries.kept().queryKey] },
  });
