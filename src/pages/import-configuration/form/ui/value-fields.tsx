import { ActionIcon, Button, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import type { FieldsProps } from '@/shared/lib/form';
import { texts } from '../i18n';
import { type ConfigurationValues, type DataColumn, dataError } from '../model/configuration-form';
import classes from './setup.module.css';

/** Fields for the values of articles that come from the file, each with its column. */
export function ValueFields({ values: { data }, errors, change }: FieldsProps<ConfigurationValues>) {
  const headingId = useId();
  const replace = (index: number, patch: Partial<DataColumn>) =>
    change({ data: data.map((one, at) => (at === index ? { ...one, ...patch } : one)) });
  return (
    <section className={classes['section']} role="group" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.values}</h2>
      <p className={classes['hint']}>{texts.valuesHint}</p>
      {data.length > 0 && (
        <ol className={classes['values']}>
          {data.map(({ key, column }, index) => (
            // eslint-disable-next-line react/no-array-index-key -- they have nothing else of their own: names are typed in
            <li key={index} className={classes['value']}>
              <TextInput
                label={texts.key({ number: index + 1 })}
                size="md"
                autoComplete="off"
                spellCheck={false}
                value={key}
                error={errors[dataError('key', index)]}
                onChange={(event) => replace(index, { key: event.currentTarget.value })}
              />
              <TextInput
                label={texts.column({ number: index + 1 })}
                size="md"
                autoComplete="off"
                spellCheck={false}
                value={column}
                error={errors[dataError('column', index)]}
                onChange={(event) => replace(index, { column: event.currentTarget.value })}
              />
              <ActionIcon
                className={classes['remove'] ?? ''}
                variant="subtle"
                color="gray"
                size={42}
                aria-label={texts.remove({ number: index + 1 })}
                onClick={() => change({ data: data.filter((_, at) => at !== index) })}
              >
                <X size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ol>
      )}
      <Button
        className={classes['add'] ?? ''}
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        onClick={() => change({ data: [...data, { key: '', column: '' }] })}
      >
        {texts.addValue}
      </Button>
    </section>
  );
}
