import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { Id } from '@/shared/api';
import { BusyButton } from '@/shared/ui/busy-button';
import { downloadRejectedMutation } from '../api/import-mutation';
import { texts } from '../i18n';
import classes from './history.module.css';

/** Button that downloads the rows that were not imported, with the result or error beside it. */
export function RejectedRows({ importId }: { importId: Id }) {
  const { mutate, isPending, data, error } = useMutation(downloadRejectedMutation());
  return (
    <div className={classes['action']}>
      <BusyButton
        variant="default"
        leftSection={<Download size={16} aria-hidden />}
        isBusy={isPending}
        onClick={() => {
          if (!isPending) mutate(importId);
        }}
      >
        {texts.download}
      </BusyButton>
      <p role="status" className={classes['quiet']}>
        {data !== undefined && texts.downloaded({ file: data })}
      </p>
      <p role="alert" className={classes['fault']}>
        {error?.message}
      </p>
    </div>
  );
}
