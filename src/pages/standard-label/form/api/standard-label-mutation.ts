import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { labelQueries } from '@/entities/label';
import {
  standardLabelQueries,
  standardLabelSchema,
  type ParameterValues,
  type StandardLabelSettings,
} from '@/entities/standard-label';
import { subscriptionQueries } from '@/entities/subscription';
import { callForEffect, callForOutcome, lenient, productApi, type Id } from '@/shared/api';

interface KeptLabel extends StandardLabelSettings {
  /** Left out for a new one. */
  standardLabelId?: Id | undefined;
  templateId: Id;
  parameters: ParameterValues;
  /** Revision that the change is based on; left out if the server has no revisions. */
  revision?: number | undefined;
}

/** Saves an adjusted template as a standard label of the organisation, or changes a saved one. */
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

/** Creates a label from a standard label. */
export const makeLabelMutation = () =>
  mutationOptions({
    mutationKey: ['make-label-from-standard'],
    mutationFn: ({ standardLabelId, name }: WantedLabel) =>
      callForOutcome(productApi, 'post', pathOf(standardLabelId), madeLabelSchema, { json: { name } }),
    meta: { errorShownBy: 'caller', invalidates: [labelQueries.all(), subscriptionQueries.all()] },
  });

/** Deletes a standard label; labels created from it remain. A Platen-specific call. */
export const deleteStandardLabelMutation = () =>
  mutationOptions({
    mutationKey: ['delete-standard-label'],
    mutationFn: (standardLabelId: Id) => callForEffect(productApi, 'delete', pathOf(standardLabelId)),
    meta: { errorShownBy: 'caller', invalidates: [standardLabelQueries.kept().queryKey] },
  });
