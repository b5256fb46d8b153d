import { TextInput } from '@mantine/core';
import { requiredFields } from 'label-core/import';
import { useId } from 'react';
import type { FieldsProps } from '@/shared/lib/form';
import { texts } from '../i18n';
import { columnError, type ConfigurationValues, fieldsOf } from '../model/configuration-form';
import classes from './setup.module.css';

const names: Readonly<Record<string, string>> = texts.fields;

/** Fields for the file's column of each fixed field. */
export function ColumnFields({ values, errors, change }: FieldsProps<ConfigurationValues>) {
  const headingId = useId();
  const { kind, columns, hasHeader } = values;
  const isRequired = (field: string) =>
    requiredFields[kind].some((group) => group.length === 1 && group[0] === field);
  return (
    <section className={classes['section']} role="group" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.columns}</h2>
      <p className={classes['hint']}>{hasHeader ? texts.columnsByHeading : texts.columnsByPlace}</p>
      <div className={classes['pair']}>
        {fieldsOf(kind).map((field) => (
          <TextInput
            key={field}
            label={names[field] ?? field}
            size="md"
            required={isRequired(field)}
            autoComplete="off"
            spellCheck={false}
            value={columns[field] ?? ''}
            error={errors[columnError(field)]}
            onChange={(event) => change({ columns: { ...columns, [field]: event.currentTarget.value } })}
          />
        ))}
      </div>
    </section>
  );
}
