import { Alert } from '@mantine/core';
import { CircleCheck } from 'lucide-react';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { texts } from '../i18n';
import type { useLabelSwitch } from './use-label-switch';

/** How enabling or disabling the ticked labels ended. */
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
