import { Popover } from '@mantine/core';
import type { ReactElement } from 'react';
import { HelperAction, type HelperConnection, type HelperUpdate } from '@/entities/printer-helper';
import { texts } from './i18n';
import { DownloadPanel } from './download-panel';
import { HelperFacts } from './helper-facts';
import classes from './helper-indicator.module.css';

interface HelperPopoverProps {
  button: ReactElement;
  /** Opens at once: its button was pressed while this code was being loaded. */
  isOpenAtFirst: boolean;
  connection: HelperConnection;
  update: HelperUpdate;
  isDownloadNeeded: boolean;
}

/** State of the helper with its cause, the remedy and the downloads. */
export function HelperPopover({
  button,
  isOpenAtFirst,
  connection,
  update,
  isDownloadNeeded,
}: HelperPopoverProps) {
  return (
    <Popover
      position="bottom-end"
      width="min(320px, 100vw - 2rem)"
      shadow="md"
      trapFocus
      withinPortal
      defaultOpened={isOpenAtFirst}
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={texts.helper}>
        <div className={classes['panel']}>
          <strong>{connection.message}</strong>
          {connection.remedy !== '' && <p className={classes['remedy']}>{connection.remedy}</p>}
          <HelperAction connection={connection} />
          <HelperFacts connection={connection} />
          <DownloadPanel update={update} isNeeded={isDownloadNeeded} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
