import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { labelQueries, type LabelSummary } from '@/entities/label';
import { preferenceQueries, type UserSettings } from '@/entities/preference';
import { printerName, printerQueries, type Printer } from '@/entities/printer';
import { useHelperConnection } from '@/entities/printer-helper';
import { access, canAccess, type SessionUser } from '@/entities/session';
import { paths } from '@/shared/routes';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import classes from './settings.module.css';

/**
 * Shows the name of this computer and the person's default printers, with a link to the print preferences if the person
 * may change them.
 */
export function PrinterSection({ user }: { user: SessionUser }) {
  const { computerName } = useHelperConnection();
  const settings = useQuery(preferenceQueries.mine());
  const labels = useQuery(labelQueries.list());
  const printers = useQuery(printerQueries.list());
  return (
    <section className={classes['section']}>
      <h2>{texts.printers}</h2>
      <dl className={classes['facts']}>
        <dt>{texts.computer}</dt>
        <dd>{computerName === '' ? texts.noComputer : computerName}</dd>
      </dl>
      <QueryView query={settings}>
        {(saved) => (
          <QueryView query={labels}>
            {(all) => (
              <QueryView query={printers}>
                {(available) => <Defaults lines={defaultLines(saved, all, available)} />}
              </QueryView>
            )}
          </QueryView>
        )}
      </QueryView>
      {canAccess(user, access.preferences) && <Link to={paths.preferences}>{texts.changePrinters}</Link>}
    </section>
  );
}

function Defaults({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <p className={classes['hint']}>{texts.noDefaults}</p>;
  return (
    <ul className={classes['list']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function defaultLines(
  { labels }: UserSettings,
  known: readonly LabelSummary[],
  available: readonly Printer[],
): string[] {
  return labels.flatMap(({ labelId, printers }) => {
    const flag = printers.find(({ isDefault }) => isDefault);
    if (!flag) return [];
    const label = known.find((one) => one.labelId === labelId);
    const printer = available.find(({ printerId }) => printerId === flag.printerId);
    return [
      texts.defaultPrinter({
        label: label?.name ?? texts.unknownLabel,
        printer: printer ? printerName(printer) : texts.unknownPrinter,
      }),
    ];
  });
}
