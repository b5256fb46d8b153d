import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { OutcomeBadge, type PrintedEntry } from '@/entities/print-job';
import { formatNumber } from '@/shared/i18n';
import { Facts } from '@/shared/ui/facts';
import { texts } from '../i18n';
import { EntryVersion } from './entry-version';
import classes from './job-detail.module.css';

/** Details of one file of a job: its label, the version it was drawn with, and all values on it. */
export function EntryDetail({
  entry,
  reprintPath,
}: {
  entry: PrintedEntry;
  reprintPath: string | undefined;
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
          [texts.detail.order, entry.orderNumber],
        ]}
      />
      <h4 className={classes['quiet']}>{texts.detail.values}</h4>
      {entry.values.length === 0 ? (
        <p className={classes['quiet']}>{texts.detail.noValues}</p>
      ) : (
        <Facts
          facts={entry.values.map(({ label, value, lastValue }) => [
            label,
            lastValue === ''
              ? value || <em key="empty">{texts.detail.empty}</em>
              : texts.detail.fromTo({ first: value, last: lastValue }),
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
