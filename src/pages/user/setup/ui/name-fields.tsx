import { TextInput } from '@mantine/core';
import type { FormFaults } from '@/shared/lib/form-faults';
import type { UserValues } from '../model/user-values';
import { texts } from './texts';
import classes from './user-setup.module.css';

interface NameFieldsProps {
  values: UserValues;
  change: (patch: Partial<UserValues>) => void;
  faults: FormFaults;
}

export function NameFields({ values, change, faults }: NameFieldsProps) {
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
            error={faults[field]}
            onChange={(event) => change({ [field]: event.currentTarget.value })}
          />
        ))}
      </div>
    </section>
  );
}
