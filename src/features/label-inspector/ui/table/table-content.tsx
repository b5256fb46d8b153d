import type { TableElement } from 'label-core';
import { withCell, withColspan, type Edit, type TableParts } from 'label-core/design';
import { useState } from 'react';
import { texts } from '../i18n';
import type { EditProps } from '../../model/edit-props';
import { ContentField } from '../content-field';
import { inspectorFieldId } from '../inspector-field-id';
import { NumberField } from '../number-field';
import { SelectField } from '../select-field';
import { ColumnFields } from './column-fields';
import { RowFields } from './row-fields';
import { TableGrid, type CellPlace } from './table-grid';

export interface TableEditProps extends EditProps {
  element: TableElement;
}

const FROM_COLUMN = 'column';
const ALIGNS = [FROM_COLUMN, 'left', 'center', 'right', 'decimal'] as const;

/** Rows and columns of a table: a cell is chosen in a small picture of it, its fields are below. */
export function TableContent({ element, ...edit }: TableEditProps) {
  const [chosen, setChosen] = useState<CellPlace>({ row: 0, cell: 0 });
  const { rows } = element;
  // The chosen cell may be gone: the nearest one is taken.
  const row = Math.min(chosen.row, rows.length - 1);
  const cells = rows[row]?.cells ?? [];
  const index = Math.max(0, Math.min(chosen.cell, cells.length - 1));
  const cell = cells[index];
  const column = cells.slice(0, index).reduce((sum, { colspan = 1 }) => sum + colspan, 0);
  const words = texts.table;
  const editOf = (parts: TableParts): Edit => ({ kind: 'setTable', id: element.id, ...parts });
  // Each press is a step of its own; what is typed as a number is one.
  const change = (parts: TableParts, next: CellPlace = { row, cell: index }, typed?: string) => {
    setChosen(next);
    edit.onEdit(editOf(parts), typed && `${typed}:${element.id}:${row}:${index}`);
  };
  return (
    <>
      <TableGrid element={element} chosen={{ row, cell: index }} onChoose={setChosen} />
      {cell ? (
        <>
          <ContentField
            {...edit}
            // What is typed for one cell must not be shown for another.
            key={`${row}:${index}`}
            id={inspectorFieldId('content')}
            label={words.cell({ row: row + 1, column: column + 1 })}
            value={cell.value}
            hasMarkup={element.markup === true}
            rows={2}
            editOf={(value) => editOf(withCell(element, row, index, { value }))}
            mergeKey={`cell:${element.id}:${row}:${index}`}
          />
          <SelectField
            label={words.align}
            values={ALIGNS}
            options={words.aligns}
            value={cell.align ?? FROM_COLUMN}
            onChange={(align) =>
              change(withCell(element, row, index, { align: align === FROM_COLUMN ? null : align }))
            }
          />
          <NumberField
            label={words.colspan}
            unit="none"
            step={1}
            value={cell.colspan ?? 1}
            onCommit={({ value }) =>
              change(withColspan(element, row, index, Math.round(value)), undefined, 'colspan')
            }
          />
        </>
      ) : null}
      <RowFields element={element} row={row} onChange={change} />
      <ColumnFields element={element} row={row} column={column} onChange={change} />
    </>
  );
}
