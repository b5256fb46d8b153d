import { TextInput } from '@mantine/core';
import type { FieldsProps } from './fields-props';
import classes from './setup.module.css';
import { texts } from './texts';

export function NameFields({ values, faults, change }: FieldsProps) {
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
          error={faults['name']}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextInput
          label={texts.displayName}
          description={texts.displayNameHint}
          size="md"
          autoComplete="off"
          value={values.displayName}
          error={faults['displayName']}
          onChange={(event) => change({ displayName: event.currentTarget.value })}
        />
      </div>
    </section>
  );
}
