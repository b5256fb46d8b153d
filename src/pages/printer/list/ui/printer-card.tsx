import { generatePath } from 'react-router';
import { printerName, type Printer } from '@/entities/printer';
import { paths } from '@/shared/routes';
import { RowName } from '@/shared/ui/data-table';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { texts } from '../i18n';
import { formatModel, formatResolution, formatTarget } from '../model/format-printer';
import { DefaultBadge } from './default-badge';
import { groupsOf, type KnownGroups } from './printer-columns';
import classes from './printers.module.css';

/** Height of a printer's row on a phone, in CSS px: its name and three lines. */
export const PRINTER_CARD_HEIGHT_PX = 132;

/** Card of a printer on a phone. */
export function PrinterCard({ printer, groups }: { printer: Printer; groups: KnownGroups }) {
  const { agent } = printer;
  const device = [formatModel(printer), formatResolution(printer)];
  return (
    <div className={classes['card']}>
      <div className={classes['name']}>
        <div className={classes['words']}>
          <RowName
            to={generatePath(paths.printer, { id: String(printer.printerId) })}
            name={printerName(printer)}
          />
        </div>
        {printer.isDefault && <DefaultBadge />}
      </div>
      <TruncatedText>{device.filter(Boolean).join(' · ')}</TruncatedText>
      <TruncatedText>{formatTarget(printer)}</TruncatedText>
      <TruncatedText className={classes['quiet']}>
        {[
          agent && texts.throughAs({ agent: agent.name, status: agent.connectionStatus }),
          groupsOf(printer, groups),
        ]
          .filter(Boolean)
          .join(' · ')}
      </TruncatedText>
    </div>
  );
}
