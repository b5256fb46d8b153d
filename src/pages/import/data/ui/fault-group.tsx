import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ImportFault } from 'label-core/import';
import { translated } from '@/shared/i18n';
import { FAULTS_AT_ONCE } from '../config/limits';
import { texts } from '../i18n';
import { columnTitle, type FileColumn } from '@/features/table-file';
import type { FaultGroup as Group } from '../model/import-work';
import classes from './import-data.module.css';

interface FaultGroupProps {
  group: Group;
  columns: readonly FileColumn[];
  /** Returns the next faults, from an index on. */
  onMore: (from: number) => Promise<readonly ImportFault[]>;
}

/** Faults of one cause: the first ones at once, more on request. */
export function FaultGroup({ group: { cause, count, faults }, columns, onMore }: FaultGroupProps) {
  const [more, setMore] = useState<readonly ImportFault[]>([]);
  const shown = [...faults, ...more];
  const rest = Math.min(FAULTS_AT_ONCE, count - shown.length);
  const titleOf = (index: number | null) =>
    index === null ? '' : columnTitle(columns[index] ?? { title: '', index });
  const heading = texts.faultsOf({ cause: texts.causes[cause], count });
  return (
    <section aria-label={heading} className={classes['group']}>
      <h3 className={classes['subtitle']}>{heading}</h3>
      <ul className={classes['faults']}>
        {shown.map((fault) => (
          <li key={`${fault.line} ${fault.column ?? ''}`} className={classes['fault']}>
            <span className={classes['faultPlace']}>{texts.faultLine({ line: fault.line })}</span>
            <span className={classes['faultColumn']} dir="auto">
              {titleOf(fault.column)}
            </span>
            <span dir="auto">{translated(fault)}</span>
            {fault.value !== '' && (
              <code className={classes['faultValue']} dir="auto">
                {fault.value}
              </code>
            )}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <div className={classes['row']}>
          <Button
            variant="default"
            size="sm"
            onClick={() => void onMore(shown.length).then((next) => setMore([...more, ...next]))}
          >
            {texts.moreFaults({ count: rest })}
          </Button>
          <span className={classes['quiet']}>{texts.shownFaults({ shown: shown.length, count })}</span>
        </div>
      )}
    </section>
  );
}
