import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { printerName, printerQueries } from '@/entities/printer';
import type { FieldsProps } from '@/shared/lib/form';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import type { LabelValues } from '../model/label-form';
import { toggledId } from '../model/toggled-id';
import classes from './setup.module.css';

/** Choice of the printers that the label is intended for. */
export function PrinterChoice({ values, change }: Pick<FieldsProps<LabelValues>, 'values' | 'change'>) {
  const printers = useQuery(printerQueries.list());
  const headingId = useId();
  return (
    <section className={classes['section']} role="group" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.printers}</h2>
      <p className={classes['hint']}>{texts.printersHint}</p>
      <QueryView query={printers} empty={<p className={classes['hint']}>{texts.noPrinters}</p>}>
        {(all) => (
          <ul className={classes['tree']}>
            {all.map((printer) => (
              <li key={printer.printerId}>
                <Checkbox
                  label={printerName(printer)}
                  size="md"
                  checked={values.printerIds.includes(printer.printerId)}
                  onChange={() => change({ printerIds: toggledId(values.printerIds, printer.printerId) })}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
