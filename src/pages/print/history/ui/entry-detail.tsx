import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { OutcomeBadge, type PrintedEntry } from '@/entities/print-job';
import { Facts } from '@/shared/ui/facts';
import { EntryVersion } from './entry-version';
import classes from './job-detail.module.css';
import { texts } from './texts';

/** One file of a job: the label it was, the version it was drawn with, and every value on it. */
export function EntryDetail({
  entry,
  reprintPath,
}: {
  entry: PrintedEntry;
  reprintPath: string | undefined;
}) {
  return (
    <li className={classes['entry']}>
      <div className={classes['entryTop']}>
        <h3 dir="auto">{entry.labelName || texts.label}</h3>
        <OutcomeBadge outcome={entry.status} />
      </div>
      <Facts
        facts={[
          [texts.article, entry.articleName],
          [texts.labels, entry.labelCount.toLocaleString('en')],
          [texts.printer, entry.printerName],
          [texts.version, entry.version !== undefined && <EntryVersion key="version" entry={entry} />],
          [texts.order, entry.orderNumber],
        ]}
      />
      <h4 className={classes['quiet']}>{texts.values}</h4>
      {entry.values.length === 0 ? (
        <p className={classes['quiet']}>{texts.noValues}</p>
      ) : (
        <Facts
          facts={entry.values.map(({ label, value }) => [label, value || <em key="empty">{texts.empty}</em>])}
        />
      )}
      {reprintPath !== undefined && (
        <Button
          component={Link}
          to={reprintPath}
          variant="default"
          size="md"
          aria-label={texts.reprintEntryOf(entry.labelName, entry.articleName)}
        >
          {texts.reprintEntry}
        </Button>
      )}
    </li>
  );
}
