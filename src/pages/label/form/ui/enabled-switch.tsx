import { useMutation } from '@tanstack/react-query';
import type { LabelSetup } from '@/entities/label';
import { LimitNotice } from '@/entities/subscription';
import { enableLabelsMutation } from '@/features/enable-records';
import { BusyButton } from '@/shared/ui/busy-button';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { texts } from '../i18n';
import classes from './setup.module.css';

/** Switch that enables or disables printing of the label. It takes effect at once and is independent of the form below. */
export function EnabledSwitch({ label: { labelId, isEnabled } }: { label: LabelSetup }) {
  const { mutate, isPending, error } = useMutation(enableLabelsMutation());
  return (
    <section className={classes['section']}>
      <div className={classes['facts']}>
        <strong>{isEnabled ? texts.enabled : texts.disabled}</strong>
        <BusyButton
          variant="default"
          isBusy={isPending}
          onClick={() => {
            if (!isPending) mutate({ labelIds: [labelId], isEnabled: !isEnabled });
          }}
        >
          {isEnabled ? texts.disable : texts.enable}
        </BusyButton>
      </div>
      {!isEnabled && (
        <>
          <p className={classes['hint']}>{texts.disabledHint}</p>
          <LimitNotice limit="labels" />
        </>
      )}
      {error && <ErrorPanel error={error} title={texts.switchFailed} />}
    </section>
  );
}
