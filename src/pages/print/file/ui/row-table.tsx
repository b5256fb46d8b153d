import { UnstyledButton } from '@mantine/core';
import { DataTable, type Column } from '@/shared/ui/data-table';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { texts } from '../i18n';
import { placeOf } from '../model/row-faults';
import type { PrintRow } from '../model/print-rows';
import type { PrintFileForm } from '../model/use-print-file';
import classes from './print-file.module.css';

/** Height of the card of a row on a phone, in px. */
const CARD_HEIGHT_PX = 96;

interface RowTableProps {
  form: PrintFileForm;
  rows: readonly PrintRow[];
}

/** Rows of the file with what they print, and why they cannot be printed; the chosen one is drawn beside it. */
export function RowTable({ form, rows }: RowTableProps) {
  const { shownRow, showRow, variables } = form;
  const valuesOf = ({ filled }: PrintRow) =>
    variables
      .map(({ variableName }) => filled[variableName] ?? '')
      .filter((value) => value !== '')
      .join(' · ');
  const number = ({ row, line }: PrintRow) => (
    <UnstyledButton
      className={classes['rowButton']}
      aria-pressed={row === shownRow?.row}
      aria-label={texts.showRow({ row })}
      title={texts.line({ line })}
      onClick={() => showRow(row)}
    >
      {texts.number({ row })}
    </UnstyledButton>
  );
  const columns: readonly Column<PrintRow>[] = [
    { key: 'row', title: texts.row, width: '5.5rem', render: number },
    {
      key: 'values',
      title: texts.values,
      isSecondary: true,
      render: (row) => <TruncatedText>{valuesOf(row)}</TruncatedText>,
    },
    {
      key: 'labels',
      title: texts.labels,
      width: '5rem',
      isNumeric: true,
      isSecondary: true,
      render: ({ copies }) => (copies === undefined ? '–' : texts.number({ row: copies })),
    },
    { key: 'problem', title: texts.problem, render: (row) => <Problem form={form} row={row} /> },
  ];
  return (
    <div className={classes['table']}>
      <DataTable
        caption={texts.table}
        columns={columns}
        card={{
          heightPx: CARD_HEIGHT_PX,
          title: texts.table,
          render: (row) => (
            <div className={classes['card']}>
              {number(row)}
              <TruncatedText>{valuesOf(row)}</TruncatedText>
              <Problem form={form} row={row} />
            </div>
          ),
        }}
        rowCount={rows.length}
        rowAt={(index) => rows[index]}
        keyOf={({ row }) => row}
      />
    </div>
  );
}

/** First reason why a row cannot be printed, with its column; all of them in the tooltip. */
function Problem({ form, row }: { form: PrintFileForm; row: PrintRow }) {
  const { faultsOf, mapping, variables, chosen } = form;
  const sentences = faultsOf(row).map((fault) => {
    const place = placeOf(fault, mapping, variables, chosen?.look.columns ?? []);
    return place === '' ? fault.message : texts.fault({ column: place, message: fault.message });
  });
  if (sentences.length === 0) return null;
  return (
    <TruncatedText className={classes['problem']} title={sentences.join('\n')}>
      {sentences.join(' ')}
    </TruncatedText>
  );
}
