import { NativeSelect } from '@mantine/core';
import { CircleAlert, CircleCheck, Minus, Sparkles } from 'lucide-react';
import { Badge } from '@/shared/ui/badge';
import { texts } from '../i18n';
import { columnTitle, type FileColumn } from '@/features/table-file';
import classes from './import-data.module.css';

export type FieldState = 'chosen' | 'suggested' | 'missing' | 'none';

interface FieldRowProps {
  name: string;
  isRequired: boolean;
  state: FieldState;
  columns: readonly FileColumn[];
  column: FileColumn | undefined;
  onChoose: (column: FileColumn | undefined) => void;
}

const looks = {
  chosen: { color: 'green', Icon: CircleCheck },
  suggested: { color: 'blue', Icon: Sparkles },
  missing: { color: 'red', Icon: CircleAlert },
  none: { color: 'gray', Icon: Minus },
} as const;

/** Row of one field: the column it is read from, two sample values, and how the column was chosen. */
export function FieldRow({ name, isRequired, state, columns, column, onChoose }: FieldRowProps) {
  const { color, Icon } = looks[state];
  return (
    <li className={classes['field']}>
      <span className={classes['fieldName']} dir="auto">
        {name}
        {isRequired && <span aria-hidden>{' *'}</span>}
      </span>
      <NativeSelect
        aria-label={texts.columnFor({ field: name })}
        value={column === undefined ? '' : String(column.index)}
        data={[
          { value: '', label: texts.notImported },
          ...columns.map((one) => ({ value: String(one.index), label: columnTitle(one) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChoose(columns.find(({ index }) => String(index) === value))
        }
      />
      <span className={classes['samples']} dir="auto">
        {column?.samples.join(' · ')}
      </span>
      <Badge color={color} icon={Icon}>
        {texts.states[state]}
      </Badge>
    </li>
  );
}
