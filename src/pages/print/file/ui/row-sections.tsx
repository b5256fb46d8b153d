import { Button, NumberInput } from '@mantine/core';
import { AgentNotice, PrinterChoice } from '@/entities/printer';
import { texts } from '../i18n';
import { PRINTER_ID } from '../model/use-print-file-action';
import type { PrintFileForm } from '../model/use-print-file';
import classes from './print-file.module.css';
import { CheckSection } from './check-section';
import { ColumnsSection } from './columns-section';
import { StepSection } from './step-section';

/** Steps that follow once the rows of a file were read. */
export function RowSections({ form }: { form: PrintFileForm }) {
  return (
    <>
      <ColumnsSection form={form} />
      <CheckSection form={form} />
      <RangeSection form={form} />
    </>
  );
}

/** Step for the rows to print, and the printer. */
function RangeSection({ form }: { form: PrintFileForm }) {
  const { rows = [], range, typedRange, setRange, content, printers, printer, choosePrinter } = form;
  const bounds = {
    min: 1,
    max: rows.length,
    clampBehavior: 'none',
    allowDecimal: false,
    allowNegative: false,
    size: 'md',
  } as const;
  const isWhole = range.from === 1 && range.to === rows.length;
  return (
    <StepSection title={texts.rangeTitle}>
      <div className={classes['range']}>
        <NumberInput
          {...bounds}
          label={texts.from}
          value={shownEnd(typedRange.from)}
          onChange={(from) => setRange({ ...typedRange, from: typedEnd(from) })}
          onBlur={() => setRange(range)}
        />
        <NumberInput
          {...bounds}
          label={texts.to}
          value={shownEnd(typedRange.to)}
          onChange={(to) => setRange({ ...typedRange, to: typedEnd(to) })}
          onBlur={() => setRange(range)}
        />
        <Button
          variant="default"
          mih={44}
          disabled={isWhole}
          onClick={() => setRange({ from: 1, to: rows.length })}
        >
          {texts.allRows}
        </Button>
      </div>
      {content && (
        <p role="status" className={classes['hint']}>
          {texts.inRange({ labels: content.labelCount, rows: content.rows.length })}
          {content.emptyCount > 0 && ` ${texts.withoutLabel({ count: content.emptyCount })}`}
        </p>
      )}
      <PrinterChoice id={PRINTER_ID} printers={printers} printer={printer} onChoose={choosePrinter} />
      {printer?.agent && <AgentNotice agent={printer.agent} />}
    </StepSection>
  );
}

const typedEnd = (value: string | number) => (value === '' ? Number.NaN : Number(value));
const shownEnd = (row: number) => (Number.isNaN(row) ? '' : row);
