import { Checkbox } from '@mantine/core';
import type { TableElement } from 'label-core';
import { withoutRow, withRow, withRowDown, type TableParts } from 'label-core/design';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { texts } from '../i18n';
import classes from '../fields.module.css';
import { ToolButton } from '../tool-button';
import { InsertLines } from './insert-lines';
import type { CellPlace } from './table-grid';

interface RowFieldsProps {
  element: TableElement;
  row: number;
  onChange: (parts: TableParts, chosen?: CellPlace) => void;
}

/** What can be done with the row of the chosen cell. */
export function RowFields({ element, row, onChange }: RowFieldsProps) {
  const { rows, columns } = element;
  const words = texts.table;
  const isHeader = rows[row]?.header === true;
  const setHeader = (header: boolean) =>
    onChange({
      columns,
      rows: rows.map((one, at) => {
        const { header: _before, ...rest } = one;
        if (at !== row) return one;
        return header ? { ...rest, header } : rest;
      }),
    });
  return (
    <div className={classes['choice']}>
      <span className={classes['choiceLabel']}>{words.row({ row: row + 1 })}</span>
      <div className={classes['tools']} role="group" aria-label={words.row({ row: row + 1 })}>
        <InsertLines
          before={words.rowAbove}
          after={words.rowBelow}
          direction="rows"
          onInsert={(by) => onChange(withRow(element, row + by), { row: row + by, cell: 0 })}
        />
        <ToolButton
          icon={ArrowUp}
          label={words.rowUp}
          disabled={row === 0}
          onClick={() => onChange(withRowDown(element, row - 1), { row: row - 1, cell: 0 })}
        />
        <ToolButton
          icon={ArrowDown}
          label={words.rowDown}
          disabled={row === rows.length - 1}
          onClick={() => onChange(withRowDown(element, row), { row: row + 1, cell: 0 })}
        />
        <ToolButton
          icon={Trash2}
          label={words.removeRow}
          disabled={rows.length === 1}
          onClick={() => onChange(withoutRow(element, row), { row: Math.max(0, row - 1), cell: 0 })}
        />
      </div>
      <Checkbox
        label={words.header}
        checked={isHeader}
        onChange={(event) => setHeader(event.currentTarget.checked)}
      />
    </div>
  );
}
