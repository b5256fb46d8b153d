import type { LabelSummary } from '@/entities/label';
import type { Printer } from '@/entities/printer';
import { DataTable, type Column } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import type { PreferenceForm } from '../model/use-preference-form';
import { PrinterSelect } from './printer-select';
import classes from './preferences.module.css';
import { texts } from './texts';

interface LabelSectionProps {
  labels: readonly LabelSummary[];
  printers: readonly Printer[];
  form: PreferenceForm;
}

/** Every label the person prints, and the printer it goes to. */
export function LabelSection({ labels, printers, form }: LabelSectionProps) {
  const columns: readonly Column<LabelSummary>[] = [
    {
      key: 'label',
      title: texts.label,
      render: ({ name }) => (
        <span className={classes['label']} title={name} dir="auto">
          {name}
        </span>
      ),
    },
    {
      key: 'printer',
      title: texts.printer,
      render: ({ labelId, name }) => (
        <PrinterSelect
          label={texts.printerOf(name)}
          isLabelHidden
          printers={printers}
          value={form.labelDefault(labelId)}
          onChange={(printerId) => form.setLabelDefault(labelId, printerId)}
        />
      ),
    },
  ];
  return (
    <section className={classes['section']} data-wide>
      <h2>{texts.labels}</h2>
      <p className={classes['hint']}>{texts.labelsHint}</p>
      {labels.length === 0 ? (
        <EmptyState>{texts.noLabels}</EmptyState>
      ) : (
        <DataTable
          caption={texts.caption}
          columns={columns}
          rowCount={labels.length}
          rowAt={(index) => labels[index]}
          keyOf={({ labelId }) => labelId}
        />
      )}
    </section>
  );
}
