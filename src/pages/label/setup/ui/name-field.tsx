import { TextInput } from '@mantine/core';
import type { FieldsProps } from './fields-props';
import classes from './setup.module.css';
import { texts } from './texts';

export function NameField({ values, faults, change }: FieldsProps) {
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
        error={faults['name']}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
    </section>
  );
}
