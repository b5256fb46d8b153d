import { useMutation, useQueryClient } from '@tanstack/react-query';
import { labelQueries, type LabelSetup } from '@/entities/label';
import { rereadOnConflict } from '@/shared/api';
import { changeLabelMutation, changeVariablesMutation } from '../api/save-label-mutation';
import { changedParts, detailsRequest, type LabelValues, ruleRequest, valuesOf } from './label-form';

/**
 * Returns a function that saves the changes of a label: only variables by the specification's call, everything else by a
 * Platen-specific call, and both together in one call, so that a save is never half done. Rejects with ApiError.
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
