import { NativeSelect } from '@mantine/core';
import type { ImportField, MappedColumn } from 'label-core/import';
import { texts } from '../i18n';
import { fieldOfColumn } from '../model/field-mapping';
import { columnTitle, type FileColumn } from '@/features/table-file';

interface AddValueProps {
  mapping: readonly MappedColumn[];
  /** Columns that are not mapped yet. */
  ignored: readonly FileColumn[];
  onAdd: (field: ImportField, column: FileColumn) => void;
}

/** Adds another value of the articles: a column of the file, named by its heading. */
export function AddValue({ mapping, ignored, onAdd }: AddValueProps) {
  const free = ignored.filter((column) => !mapping.some(({ field }) => field === fieldOfColumn(column)));
  if (free.length === 0) return null;
  return (
    <NativeSelect
      aria-label={texts.addValue}
      value=""
      data={[
        { value: '', label: texts.addValue },
        ...free.map((column) => ({ value: String(column.index), label: columnTitle(column) })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const column = free.find(({ index }) => String(index) === value);
        if (column) onAdd(fieldOfColumn(column), column);
      }}
    />
  );
}
