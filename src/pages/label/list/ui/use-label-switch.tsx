import { Alert } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { AdministeredLabel } from '@/entities/label';
import { enableLabelsMutation } from '@/features/enable-records';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { texts } from '../i18n';

/** Returns functions that enable or disable labels of the list, one request at a time, and the result of the last one. */
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

/** Shows the result of enabling or disabling the ticked labels. */
export function SwitchOutcome({ done, failed }: Pick<ReturnType<typeof useLabelSwitch>, 'done' | 'failed'>) {
  if (failed) {
    return (
      <ErrorPanel error={failed.error} title={failed.isEnabled ? texts.enableFailed : texts.disableFailed} />
    );
  }
  if (!done) return null;
  return (
    <Alert color="gray" role="status" icon={<CircleCheck aria-hidden />}>
      {(done.isEnabled ? texts.enabledDone : texts.disabledDone)({ count: done.count })}
    </Alert>
  );
}
