import { Button } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { texts } from '../i18n';
import type { PlacedEntry } from '../model/entry-groups';
import { goesToAgent, isAwaited } from '../model/print-job';
import { EntryStateLabel } from './entry-state-label';
import classes from './print-progress.module.css';

interface PrintEntryRowProps {
  placed: PlacedEntry;
  /** Number of labels of the group the entry belongs to. */
  total: number;
  isReadOnly: boolean;
  onPrintAgain: () => void;
  onConfirmPrinted: () => void;
  onWithdraw: () => void;
}

/** Row for one file of a job. Only a person can print a failed file again, or resolve an unknown one. */
export function PrintEntryRow({
  placed: { entry, first, last },
  total,
  isReadOnly,
  onPrintAgain,
  onConfirmPrinted,
  onWithdraw,
}: PrintEntryRowProps) {
  const { state, file, message, attention, isLeft } = entry;
  const isOpen = state === 'failed' || state === 'unknown';
  const canWithdraw = goesToAgent(entry) && (isLeft || attention !== '') && isAwaited(entry);
  // A file that waits at the printer is not printed yet, whatever was reported to the server.
  const waiting = isLeft ? 'left' : 'accepted';
  const place = { first, last, total };
  const isOneLabel = first === last;
  return (
    <li className={classes['row']}>
      <span className={classes['position']}>
        {isOneLabel ? texts.position(place) : texts.positions(place)}
      </span>
      <span className={classes['name']}>
        {[file.labelName, texts.labels({ count: file.labelCount })].filter((part) => part !== '').join(', ')}
      </span>
      <EntryStateLabel state={isLeft || attention !== '' ? waiting : state} />
      {isOpen && !isReadOnly && (
        <span className={classes['actions']}>
          <Button size="sm" mih={44} variant="default" onClick={onPrintAgain}>
            {texts.printAgain}
          </Button>
          {state === 'unknown' && (
            <Button size="sm" mih={44} variant="default" onClick={onConfirmPrinted}>
              {texts.wasPrinted}
            </Button>
          )}
        </span>
      )}
      {canWithdraw && !isReadOnly && (
        <span className={classes['actions']}>
          <Button size="sm" mih={44} variant="default" onClick={onWithdraw}>
            {texts.withdraw}
          </Button>
        </span>
      )}
      {state === 'unknown' && (
        <p className={classes['message']}>
          {isOneLabel ? texts.mayBePrinted(place) : texts.severalMayBePrinted(place)}
        </p>
      )}
      {message !== '' && <p className={classes['message']}>{message}</p>}
      {attention !== '' && (
        <p className={`${classes['message']} ${classes['attention']}`}>
          <TriangleAlert size={16} aria-hidden />
          {isLeft ? attention : texts.attention({ reason: attention })}
        </p>
      )}
    </li>
  );
}
