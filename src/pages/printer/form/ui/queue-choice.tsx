import { RefreshCw } from 'lucide-react';
import { usePrintQueues } from '@/entities/printer-helper';
import type { FieldsProps } from '@/shared/lib/form';
import { BusyButton } from '@/shared/ui/busy-button';
import { texts } from '../i18n';
import { formatQueueState } from '../model/format-queue-state';
import type { PrinterValues } from '../model/printer-form';
import { ChoiceOrText } from './choice-or-text';
import { HelperMissing } from './helper-missing';
import classes from './setup.module.css';

/** Choice of a queue of this computer with its state, or a text field if no helper lists the queues. */
export function QueueChoice({ values, errors, change }: FieldsProps<PrinterValues>) {
  const { queues, isReading, read } = usePrintQueues();
  const options = (queues ?? []).map((queue) => {
    const { name } = queue;
    const state = formatQueueState(queue);
    return { value: name, label: state === '' ? name : texts.queueWith({ queue: name, state }) };
  });
  return (
    <>
      {queues ? (
        <>
          {queues.length === 0 && <p className={classes['hint']}>{texts.noQueues}</p>}
          <div>
            <BusyButton
              variant="default"
              leftSection={<RefreshCw size={16} aria-hidden />}
              isBusy={isReading}
              onClick={() => {
                if (!isReading) read();
              }}
            >
              {texts.refreshQueues}
            </BusyButton>
          </div>
        </>
      ) : (
        <HelperMissing title={texts.noHelper} hint={texts.noHelperHint} />
      )}
      <ChoiceOrText
        label={texts.queue}
        byHandLabel={texts.byHand.queue}
        options={options}
        value={values.queue}
        error={errors['queue']}
        onChange={(queue) => change({ queue })}
      />
    </>
  );
}
