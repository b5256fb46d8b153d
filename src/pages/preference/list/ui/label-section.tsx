import { Anchor } from '@mantine/core';
import { generatePath, Link } from 'react-router';
import type { LabelSummary } from '@/entities/label';
import { printerName, type Printer } from '@/entities/printer';
import { useListOrigin } from '@/shared/lib/way-back';
import { paths } from '@/shared/routes';
import { DataTable, type Column } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { texts } from '../i18n';
import type { PreferenceForm } from '../model/use-preference-form';
import { PrinterSelect } from './printer-select';
import classes from './preferences.module.css';

interface LabelSectionProps {
  labels: readonly LabelSummary[];
  printers: readonly Printer[];
  form: PreferenceForm;
}

/** Table of the labels that the person prints, with the default printer of each and a link to its paper settings. */
export function LabelSection({ labels, printers, form }: LabelSectionProps) {
  /** Returns the printer for the label: its default or the computer's default, otherwise the first one. */
  const printerOf = ({ labelId }: LabelSummary) => {
    const chosen = form.labelDefault(labelId) ?? form.computerDefault;
    return printers.find(({ printerId }) => printerId === chosen) ?? printers[0];
  };
  const columns: readonly Column<LabelSummary>[] = [
    {
      key: 'label',
      title: texts.label,
      render: (label) => (
        <>
          <TruncatedText>{label.name}</TruncatedText>
          <PaperLink label={label} printer={printerOf(label)} />
        </>
      ),
    },
    {
      key: 'printer',
      title: texts.printer,
      render: ({ labelId, name }) => (
        <PrinterSelect
          label={texts.printerOf({ label: name })}
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

/** Link to the paper settings of a label on a printer. */
function PaperLink({ label, printer }: { label: LabelSummary; printer: Printer | undefined }) {
  const origin = useListOrigin();
  if (!printer) return null;
  const ids = { labelId: String(label.labelId), printerId: String(printer.printerId) };
  return (
    <Anchor
      component={Link}
      to={generatePath(paths.preference, ids)}
      state={origin}
      className={classes['paper']}
      aria-label={texts.paperOf({ label: label.name, printer: printerName(printer) })}
    >
      {texts.setPaper}
    </Anchor>
  );
}
