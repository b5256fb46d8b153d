import type { TableColumn, TableElement } from 'label-core';
import { withColumn, withColumnRight, withoutColumn, type TableParts } from 'label-core/design';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { texts } from '../i18n';
import classes from '../fields.module.css';
import { FieldGrid } from '../field-grid';
import { MmField } from '../mm-field';
import { NumberField } from '../number-field';
import { SelectField } from '../select-field';
import { ToolButton } from '../tool-button';
import { InsertLines } from './insert-lines';
import type { CellPlace } from './table-grid';

interface ColumnFieldsProps {
  element: TableElement;
  row: number;
  column: number;
  /** `typed`: what a number is typed for, whose keys are one step. */
  onChange: (parts: TableParts, chosen?: CellPlace, typed?: string) => void;
}

const ALIGNS = ['left', 'center', 'right', 'decimal'] as const;

/** What can be done with the column of the chosen cell. */
export function ColumnFields({ element, row, column, onChange }: ColumnFieldsProps) {
  const { columns, rows } = element;
  const own = columns[column] ?? {};
  const words = texts.table;
  const name = words.column({ column: column + 1 });
  const set = (next: TableColumn) =>
    onChange({ columns: columns.with(column, next), rows }, undefined, 'column');
  const { widthMm, share, align, ...rest } = own;
  const aligned = align === undefined ? {} : { align };
  return (
    <div className={classes['choice']}>
      <span className={classes['choiceLabel']}>{name}</span>
      <div className={classes['tools']} role="group" aria-label={name}>
        <InsertLines
          before={words.columnLeft}
          after={words.columnRight}
          direction="columns"
          onInsert={(by) => onChange(withColumn(element, column + by), { row, cell: column + by })}
        />
        <ToolButton
          icon={ArrowLeft}
          label={words.moveLeft}
          disabled={column === 0}
          onClick={() => onChange(withColumnRight(element, column - 1), { row, cell: column - 1 })}
        />
        <ToolButton
          icon={ArrowRight}
          label={words.moveRight}
          disabled={column >= columns.length - 1}
          onClick={() => onChange(withColumnRight(element, column), { row, cell: column + 1 })}
        />
        <ToolButton
          icon={Trash2}
          label={words.removeColumn}
          disabled={columns.length === 1}
          onClick={() => onChange(withoutColumn(element, column), { row, cell: Math.max(0, column - 1) })}
        />
      </div>
      <FieldGrid>
        <MmField
          label={words.width}
          value={widthMm}
          placeholder={words.shared}
          onCommit={({ value }) => {
            if (value > 0) set({ ...rest, widthMm: value, ...aligned });
          }}
          onClear={() => set({ ...rest, ...(share !== undefined && { share }), ...aligned })}
        />
        <NumberField
          label={words.share}
          unit="none"
          step={1}
          value={widthMm === undefined ? (share ?? 1) : undefined}
          onCommit={({ value }) => {
            if (value > 0) set({ ...rest, share: value, ...aligned });
          }}
          onClear={() => set({ ...rest, ...(widthMm !== undefined && { widthMm }), ...aligned })}
        />
      </FieldGrid>
      <SelectField
        label={words.alignColumn}
        values={ALIGNS}
        options={words.aligns}
        value={align ?? 'left'}
        onChange={(chosen) => {
          const { align: _before, ...others } = own;
          set(chosen === 'left' ? others : { ...others, align: chosen });
        }}
      />
    </div>
  );
}
