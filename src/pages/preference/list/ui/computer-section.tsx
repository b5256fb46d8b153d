import { Alert, Checkbox } from '@mantine/core';
import { HelperAction, type HelperConnection } from '@/entities/printer-helper';
import { printerName, type Printer } from '@/entities/printer';
import { texts } from '../i18n';
import type { PreferenceForm } from '../model/use-preference-form';
import { PrinterSelect } from './printer-select';
import classes from './preferences.module.css';

interface ComputerSectionProps {
  computerName: string;
  printers: readonly Printer[];
  form: PreferenceForm;
}

/** Printers of the computer that the person uses. */
export function ComputerSection({ computerName, printers, form }: ComputerSectionProps) {
  return (
    <section className={classes['section']}>
      <h2>{texts.thisComputer}</h2>
      <p className={classes['hint']}>{texts.computerName({ name: computerName })}</p>
      <Checkbox.Group
        label={texts.used}
        value={printers
          .filter(({ printerId }) => form.isUsed(printerId))
          .map(({ printerId }) => String(printerId))}
        onChange={(chosen) => {
          const turned = printers.find(
            ({ printerId }) => chosen.includes(String(printerId)) !== form.isUsed(printerId),
          );
          if (turned) form.setUsed(turned.printerId, !form.isUsed(turned.printerId));
        }}
      >
        <div className={classes['choices']}>
          {printers.map((printer) => (
            <Checkbox
              key={printer.printerId}
              value={String(printer.printerId)}
              label={printerName(printer)}
              size="md"
            />
          ))}
        </div>
      </Checkbox.Group>
      <PrinterSelect
        label={texts.computerDefault}
        printers={printers}
        value={form.computerDefault}
        onChange={form.setComputerDefault}
      />
    </section>
  );
}

/** Notice that the name of the computer, which the helper provides, is missing, with the cause and the remedy. */
export function ComputerUnknown({ connection }: { connection: HelperConnection }) {
  const { state, message, remedy } = connection;
  const isWaiting = state === 'checking';
  return (
    <section className={classes['section']}>
      <h2>{texts.thisComputer}</h2>
      {isWaiting ? (
        <p role="status" className={classes['hint']}>
          {texts.checking}
        </p>
      ) : (
        <Alert color="yellow" title={texts.noComputerName} role="alert">
          <p className={classes['words']}>{message}</p>
          {remedy !== '' && <p className={classes['words']}>{remedy}</p>}
          <HelperAction mt="sm" variant="default" connection={connection} />
        </Alert>
      )}
    </section>
  );
}
