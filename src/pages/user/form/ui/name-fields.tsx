import { TextInput } from '@mantine/core';
import type { FieldsProps } from '@/shared/lib/form';
import { texts } from '../i18n';
import type { UserValues } from '../model/user-form';
import classes from './user-setup.module.css';

export function NameFields({ values, change, errors }: FieldsProps<UserValues>) {
  return (
    <section className={classes['section']}>
      <h2>{texts.name}</h2>
      <div className={classes['pair']}>
        {(['firstname', 'lastname'] as const).map((field) => (
          <TextInput
            key={field}
            label={texts[field]}
            size="md"
            required
            autoComplete="off"
            value={values[field]}
            error={errors[field]}
            onChange={(event) => change({ [field]: event.currentTarget.value })}
          />
        ))}
      </div>
    </section>
  );
}
