import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { Id } from '@/shared/api';
import { BusyButton } from '@/shared/ui/busy-button';
import { exportHistoryMutation, type HistoryFormat } from '../api/export-history-mutation';
import { texts } from '../i18n';
import classes from './label-review.module.css';

const FORMATS: readonly HistoryFormat[] = ['csv', 'json'];

/** Button that downloads the audit trail, with the result or error beside it. */
export function HistoryExport({ labelId }: { labelId: Id }) {
  const { mutate, isPending, variables, data, error } = useMutation(exportHistoryMutation());
  return (
    <div className={classes['actions']}>
      {FORMATS.map((format) => (
        <BusyButton
          key={format}
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          isBusy={isPending && variables.format === format}
          isBlocked={isPending}
          onClick={() => {
            if (!isPending) mutate({ labelId, format });
          }}
        >
          {texts.exportAs[format]}
        </BusyButton>
      ))}
      <p role="status" className={classes['quiet']}>
        {data !== undefined && texts.exported({ file: data })}
      </p>
      <p role="alert" className={classes['fault']}>
        {error?.message}
      </p>
    </div>
  );
}
