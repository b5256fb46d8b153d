import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { OutcomeBadge, type PrintedEntry } from '@/entities/print-job';
import { VersionHash } from '@/entities/review';
import type { Id } from '@/shared/api';
import { formatNumber } from '@/shared/i18n';
import { Facts } from '@/shared/ui/facts';
import { texts } from '../i18n';
import { FILTER_CHARACTERS } from '../config/limits';
import { EntryLineChecks } from './entry-line-checks';
import { EntryVersion } from './entry-version';
import classes from './job-detail.module.css';

/** Details of one file of a job: its label, the version it was drawn with, and all values on it. */
export function EntryDetail({
  entry,
  printJobId,
  waiting,
  reprintPath,
  valuePath,
}: {
  entry: PrintedEntry;
  printJobId: Id;
  /** Labels that wait for the line check of this one. */
  waiting: number;
  reprintPath: string | undefined;
  /** Returns the address of all prints with this value of a variable. */
  valuePath: (variable: string, value: string) => string;
}) {
  const names = [entry.labelName, entry.articleName].filter((name) => name !== '').join(', ');
  return (
    <li className={classes['entry']}>
      <div className={classes['entryTop']}>
        <h3 dir="auto">{entry.labelName || texts.label}</h3>
        <OutcomeBadge outcome={entry.status} />
      </div>
      <Facts
        facts={[
          [texts.article, entry.articleName],
          [texts.labels, formatNumber(entry.labelCount)],
          [texts.printer, entry.printerName],
          [texts.detail.version, entry.version !== undefined && <EntryVersion key="version" entry={entry} />],
          [
            texts.detail.hash,
            entry.versionHash !== '' && <VersionHash key="hash" hash={entry.versionHash} />,
          ],
          [texts.detail.order, entry.orderNumber],
          [texts.detail.lineCheck, entry.lineCheck && texts.detail.checkStates[entry.lineCheck.state]],
        ]}
      />
      <EntryLineChecks entry={entry} printJobId={printJobId} waiting={waiting} />
      <h4 className={classes['quiet']}>{texts.detail.values}</h4>
      {entry.values.length === 0 ? (
        <p className={classes['quiet']}>{texts.detail.noValues}</p>
      ) : (
        <Facts
          facts={entry.values.map(({ name, label, value, lastValue }) => [
            label,
            lastValue === '' ? (
              <EntryValue key={name} label={label} value={value} path={valuePath(name, value)} />
            ) : (
              texts.detail.fromTo({ first: value, last: lastValue })
            ),
          ])}
        />
      )}
      {reprintPath !== undefined && (
        <Button
          component={Link}
          to={reprintPath}
          variant="default"
          size="md"
          aria-label={names === '' ? undefined : texts.detail.reprintEntryOf({ names })}
        >
          {texts.detail.reprintEntry}
        </Button>
      )}
    </li>
  );
}

interface EntryValueProps {
  label: string;
  value: string;
  path: string;
}

/** Value of all labels of a file, which leads to all prints with it; long texts and none are only shown. */
function EntryValue({ label, value, path }: EntryValueProps) {
  if (value === '') return <em>{texts.detail.empty}</em>;
  if (value.trim() === '' || value.length > FILTER_CHARACTERS) return <>{value}</>;
  return (
    <Link to={path} className={classes['value']} aria-label={texts.detail.allWith({ name: label, value })}>
      {value}
    </Link>
  );
}
