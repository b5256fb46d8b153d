import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import type { FieldsProps } from '@/shared/lib/form';
import { texts } from '../i18n';
import { offersLineCheck, type LabelValues } from '../model/label-form';
import classes from './setup.module.css';

/** Whether the first label of each run is checked at the line; nothing where the server does not offer it. */
export function LineCheckField({ values, change }: Pick<FieldsProps<LabelValues>, 'values' | 'change'>) {
  const hintId = useId();
  if (!offersLineCheck()) return null;
  return (
    <section className={classes['section']}>
      <h2>{texts.lineCheck.title}</h2>
      <p id={hintId} className={classes['hint']}>
        {texts.lineCheck.hint}
      </p>
      <Checkbox
        label={texts.lineCheck.field}
        aria-describedby={hintId}
        size="md"
        checked={values.lineCheck}
        onChange={(event) => change({ lineCheck: event.currentTarget.checked })}
      />
    </section>
  );
}
