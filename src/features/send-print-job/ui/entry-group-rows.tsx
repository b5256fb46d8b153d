import { Button } from '@mantine/core';
import { memo, useState } from 'react';
import { texts } from '../i18n';
import { isFolded, isInView, isSameGroup, type EntryGroup } from '../model/entry-groups';
import type { PrintRun } from '../model/print-actions';
import { formatLineSummary } from './format-summary';
import { PrintEntryRow } from './print-entry-row';
import classes from './print-progress.module.css';

interface EntryGroupRowsProps {
  group: EntryGroup;
  /** True when nothing can be decided here, because another tab prints the job. */
  isReadOnly: boolean;
  /** Carries out the person's decisions; undefined when no run exists. */
  run: PrintRun | undefined;
}

/**
 * Files of one line: its result in one row, and below it the files somebody must look at, or all of them. In a job of
 * many lines only those with a changed file are rendered again.
 */
export const EntryGroupRows = memo(
  GroupRows,
  (before, now) =>
    before.isReadOnly === now.isReadOnly && before.run === now.run && isSameGroup(before.group, now.group),
);

function GroupRows({ group, isReadOnly, run }: EntryGroupRowsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { name, entries, summary } = group;
  const hasFold = isFolded(group);
  const shown = hasFold && !isOpen ? entries.filter(({ entry }) => isInView(entry)) : entries;
  const count = entries.length;
  const total = entries.at(-1)?.last ?? 0;
  const rows = shown.map((placed) => (
    <PrintEntryRow
      key={placed.entry.entryId}
      placed={placed}
      total={total}
      isReadOnly={isReadOnly}
      onPrintAgain={() => void run?.printAgain(placed.entry.entryId)}
      onConfirmPrinted={() => void run?.confirmPrinted(placed.entry.entryId)}
      onWithdraw={() => void run?.withdraw(placed.entry.entryId)}
    />
  ));
  if (!hasFold) return rows;
  return (
    <li className={classes['group']}>
      <div className={classes['row']}>
        {name !== '' && <span className={classes['name']}>{name}</span>}
        <span className={classes['result']}>{formatLineSummary(summary)}</span>
        <Button
          variant="subtle"
          size="compact-md"
          className={classes['fold']}
          aria-expanded={isOpen}
          aria-label={
            name === '' ? undefined : isOpen ? texts.showFewerOf({ name }) : texts.showAllOf({ count, name })
          }
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.showFewer : texts.showAll({ count })}
        </Button>
      </div>
      {rows.length > 0 && <ul className={classes['entries']}>{rows}</ul>}
    </li>
  );
}
