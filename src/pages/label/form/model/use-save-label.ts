import { useMutation, useQueryClient } from '@tanstack/react-query';
import { labelQueries, type LabelSetup } from '@/entities/label';
import { rereadOnConflict } from '@/shared/api';
import { changeLabelMutation, changeVariablesMutation } from '../api/save-label-mutation';
import { changedParts, detailsRequest, type LabelValues, ruleRequest, valuesOf } from './label-form';

/**
 * Saves what was changed of a label: variables alone by the specification's call, all else by ours, both together in
 * one call, so that half of a save is never kept. Rejects with ApiError.
 */
export function useSaveLabel(label: LabelSetup) {
  const client = useQueryClient();
  const { mutateAsync: changeLabel } = useMutation(changeLabelMutation());
  const { mutateAsync: changeVariables } = useMutation(changeVariablesMutation());
  const { labelId } = label;
  const send = async (values: LabelValues, revision: number | undefined): Promise<void> => {
    const { details, rules } = changedParts(values, valuesOf(label));
    const variables = rules.map(ruleRequest);
    if (details) {
      await changeLabel({
        labelId,
        revision,
        ...detailsRequest(values),
        ...(variables.length > 0 && { variables }),
      });
    } else if (variables.length > 0) await changeVariables({ labelId, revision, variables });
  };
  return (values: LabelValues, revision: number | undefined): Promise<void> =>
    rereadOnConflict(send(values, revision), client, labelQueries.all());
}
