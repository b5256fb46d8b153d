import { ActionIcon } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { initialValues, LabelPreview, printedValues } from '@/entities/label';
import { texts } from '../i18n';
import type { PrintFileForm } from '../model/use-print-file';
import classes from './print-file.module.css';

/** Label of the chosen row, as it would be printed; the label itself before there is a file. */
export function RowPreview({ form }: { form: PrintFileForm }) {
  const { label, rows = [], shownRow, showRow, dpi } = form;
  const row = shownRow?.row ?? 0;
  const values = shownRow?.printed ?? printedValues(label.variables, initialValues(label.variables));
  return (
    <section className={classes['preview']} aria-label={texts.preview}>
      {shownRow && (
        <div className={classes['stepper']}>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={texts.previousRow}
            disabled={row <= 1}
            onClick={() => showRow(row - 1)}
          >
            <ChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <span role="status">{texts.rowOf({ row, all: rows.length })}</span>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={texts.nextRow}
            disabled={row >= rows.length}
            onClick={() => showRow(row + 1)}
          >
            <ChevronRight size={18} aria-hidden />
          </ActionIcon>
        </div>
      )}
      <LabelPreview label={label} values={values} dpi={dpi} />
    </section>
  );
}
