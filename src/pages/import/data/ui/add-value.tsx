import { NativeSelect } from '@mantine/core';
import type { ImportField, MappedColumn } from 'label-core/import';
import { texts } from '../i18n';
import { fieldOfColumn } from '../model/field-mapping';
import type { FileColumn } from '../model/import-work';

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
        ...free.map(({ index, title }) => ({
          value: String(index),
          label: title === '' ? texts.column({ number: index + 1 }) : title,
        })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const column = free.find(({ index }) => String(index) === value);
        if (column) onAdd(fieldOfColumn(column), column);
      }}
    />
  );
}
