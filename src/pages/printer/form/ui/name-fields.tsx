import { TextInput } from '@mantine/core';
import type { FieldsProps } from '@/shared/lib/form';
import { texts } from '../i18n';
import type { PrinterValues } from '../model/printer-form';
import classes from './setup.module.css';

export function NameFields({ values, errors, change }: FieldsProps<PrinterValues>) {
  return (
    <section className={classes['section']}>
      <h2>{texts.names}</h2>
      <div className={classes['pair']}>
        <TextInput
          label={texts.name}
          description={texts.nameHint}
          size="md"
          required
          autoComplete="off"
          value={values.name}
          error={errors['name']}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextInput
          label={texts.displayName}
          description={texts.displayNameHint}
          size="md"
          autoComplete="off"
          value={values.displayName}
          error={errors['displayName']}
          onChange={(event) => change({ displayName: event.currentTarget.value })}
        />
      </div>
    </section>
  );
}
