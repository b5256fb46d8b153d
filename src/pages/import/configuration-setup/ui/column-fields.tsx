import { TextInput } from '@mantine/core';
import { requiredFields } from 'label-core/import';
import { useId } from 'react';
import { columnFault } from '../model/configuration-faults';
import { fieldsOf } from '../model/configuration-values';
import type { FieldsProps } from './fields-props';
import classes from './setup.module.css';
import { texts } from './texts';

/** Which column of the file each of our fields comes from. */
export function ColumnFields({ values, faults, change }: FieldsProps) {
  const headingId = useId();
  const { kind, columns, hasHeader } = values;
  const isRequired = (field: string) =>
    requiredFields[kind].some((group) => group.length === 1 && group[0] === field);
  return (
    <section className={classes['section']} role="group" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.columns}</h2>
      <p className={classes['hint']}>{texts.columnsHint(hasHeader)}</p>
      <div className={classes['pair']}>
        {fieldsOf(kind).map((field) => (
          <TextInput
            key={field}
            label={texts.fields[field] ?? field}
            size="md"
            required={isRequired(field)}
            autoComplete="off"
            spellCheck={false}
            value={columns[field] ?? ''}
            error={faults[columnFault(field)]}
            onChange={(event) => change({ columns: { ...columns, [field]: event.currentTarget.value } })}
          />
        ))}
      </div>
    </section>
  );
}
