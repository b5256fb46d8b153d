import { useMutation } from '@tanstack/react-query';
import type { AdministeredLabel } from '@/entities/label';
import { enableLabelsMutation } from '@/features/enable-labels';

/** Enables or disables labels of the list, one request at a time, and tells how the last one ended. */
export function useLabelSwitch() {
  const { mutate, isPending, isSuccess, variables, error } = useMutation(enableLabelsMutation());
  const turn = (isEnabled: boolean) => (labels: readonly AdministeredLabel[]) => {
    if (!isPending) mutate({ labelIds: labels.map(({ labelId }) => labelId), isEnabled });
  };
  return {
    enable: turn(true),
    disable: turn(false),
    done: isSuccess ? { count: variables.labelIds.length, isEnabled: variables.isEnabled } : undefined,
    failed: error && { error, isEnabled: variables?.isEnabled ?? false },
  };
}
