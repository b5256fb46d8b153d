import { RefreshCw } from 'lucide-react';
import { usePrintQueues } from '@/entities/printer-helper';
import type { FieldsProps } from '@/shared/lib/form';
import { BusyButton } from '@/shared/ui/busy-button';
import type { PrinterValues } from '../model/printer-form';
import { queueWords } from '../model/queue-words';
import { ChoiceOrText } from './choice-or-text';
import { HelperMissing } from './helper-missing';
import classes from './setup.module.css';
import { texts } from './texts';

/** The queues of this computer with their state, or their name by hand where no helper tells them. */
export function QueueChoice({ values, errors, change }: FieldsProps<PrinterValues>) {
  const { queues, isReading, read } = usePrintQueues();
  const options = (queues ?? []).map((queue) => {
    const words = queueWords(queue);
    return { value: queue.name, label: words === '' ? queue.name : `${queue.name} (${words})` };
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
              {texts.readAgain}
            </BusyButton>
          </div>
        </>
      ) : (
        <HelperMissing title={texts.noHelper} hint={texts.noHelperHint} />
      )}
      <ChoiceOrText
        label={texts.queue}
        options={options}
        value={values.queue}
        error={errors['queue']}
        onChange={(queue) => change({ queue })}
      />
    </>
  );
}
