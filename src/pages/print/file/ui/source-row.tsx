import { NativeSelect, TextInput } from '@mantine/core';
import { variableLabel, type LabelVariable } from '@/entities/label';
import { columnTitle, type FileColumn } from '@/features/table-file';
import { texts } from '../i18n';
import type { FieldSource } from '../model/column-mapping';
import classes from './print-file.module.css';

/** Values of the choices that are no column. */
const TEXT = 'text';
const DEFAULT = 'default';

interface SourceRowProps {
  variable: LabelVariable;
  source: FieldSource;
  columns: readonly FileColumn[];
  onChange: (source: FieldSource) => void;
}

/** Row of one variable: a column with its first values, a text for every row, or the default of the label. */
export function SourceRow({ variable, source, columns, onChange }: SourceRowProps) {
  const name = variableLabel(variable);
  const own = variable.variableData;
  const column = source.kind === 'column' ? columns.find(({ index }) => index === source.column) : undefined;
  const choose = (value: string) => {
    if (value === DEFAULT) onChange({ kind: 'default' });
    else if (value === TEXT) onChange({ kind: 'text', text: '' });
    else onChange({ kind: 'column', column: Number(value) });
  };
  return (
    <li className={classes['source']}>
      <span className={classes['name']} dir="auto">
        {name}
        {variable.required && <span aria-hidden>{' *'}</span>}
      </span>
      <NativeSelect
        aria-label={texts.sourceFor({ name })}
        aria-required={variable.required}
        value={source.kind === 'column' ? String(source.column) : source.kind}
        data={[
          { value: DEFAULT, label: own === '' ? texts.leaveEmpty : texts.defaultValue({ value: own }) },
          { value: TEXT, label: texts.sameText },
          ...columns.map((one) => ({ value: String(one.index), label: columnTitle(one) })),
        ]}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      {source.kind === 'text' ? (
        <TextInput
          aria-label={texts.textFor({ name })}
          value={source.text}
          dir="auto"
          onChange={({ currentTarget: { value: text } }) => onChange({ kind: 'text', text })}
        />
      ) : (
        <span className={classes['samples']} dir="auto">
          {column?.samples.join(' · ')}
        </span>
      )}
    </li>
  );
}
