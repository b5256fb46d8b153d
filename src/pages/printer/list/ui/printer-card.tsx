import { generatePath } from 'react-router';
import { printerName, type Printer } from '@/entities/printer';
import { paths } from '@/shared/routes';
import { RowName } from '@/shared/ui/data-table';
import { modelOf, targetOf } from '../model/printer-words';
import { DefaultBadge } from './default-badge';
import { groupsOf, type KnownGroups } from './printer-columns';
import classes from './printers.module.css';
import { texts } from './texts';

/** Height of a printer's row on a phone, in CSS px: its name and three lines. */
export const PRINTER_CARD_HEIGHT_PX = 132;

/** A printer on a phone. */
export function PrinterCard({ printer, groups }: { printer: Printer; groups: KnownGroups }) {
  const { agent } = printer;
  const device = [modelOf(printer), texts.resolutionOf(printer.dpi, printer.language)];
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
      <p className={classes['cut']}>{device.filter(Boolean).join(' · ')}</p>
      <p className={classes['cut']}>{targetOf(printer)}</p>
      <p className={`${classes['cut']} ${classes['quiet']}`}>
        {[agent && texts.throughAs(agent), groupsOf(printer, groups)].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
