import { TextInput } from '@mantine/core';
import type { FieldsProps } from '@/shared/lib/form';
import { texts } from '../i18n';
import type { LabelValues } from '../model/label-form';
import classes from './setup.module.css';

export function NameField({ values, errors, change }: FieldsProps<LabelValues>) {
  return (
    <section className={classes['section']}>
      <h2>{texts.details}</h2>
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
    </section>
  );
}
