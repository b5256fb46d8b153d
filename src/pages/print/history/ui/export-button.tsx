import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { HistoryQuery } from '@/entities/print-job';
import { BusyButton } from '@/shared/ui/busy-button';
import { texts } from '../i18n';
import { exportHistoryMutation } from '../api/export-history-mutation';
import classes from './history.module.css';

/** Button that downloads the filtered history, with the result or error beside it. */
export function ExportButton({ query, isEmpty }: { query: HistoryQuery; isEmpty: boolean }) {
  const { mutate, isPending, data, error } = useMutation(exportHistoryMutation());
  return (
    <div className={classes['export']}>
      <BusyButton
        variant="default"
        leftSection={<Download size={16} aria-hidden />}
        isBusy={isPending}
        isBlocked={isEmpty}
        onClick={() => {
          if (!isPending && !isEmpty) mutate(query);
        }}
      >
        {texts.export}
      </BusyButton>
      <p role="status" className={classes['quiet']}>
        {data !== undefined && texts.exported({ name: data })}
      </p>
      <p role="alert" className={classes['fault']}>
        {error?.message}
      </p>
    </div>
  );
}
