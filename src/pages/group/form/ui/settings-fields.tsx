import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import type { FieldsProps } from '@/shared/lib/form';
import { texts } from '../i18n';
import { type GroupValues, SETTING_NAMES } from '../model/group-form';
import classes from './group-setup.module.css';

/** Checkboxes for the four settings, each with a description. */
export function SettingsFields({
  values: { settings },
  change,
}: Pick<FieldsProps<GroupValues>, 'values' | 'change'>) {
  const headingId = useId();
  return (
    <section className={classes['section']} role="group" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.settings}</h2>
      <p className={classes['hint']}>{texts.settingsHint}</p>
      <div className={classes['choices']}>
        {SETTING_NAMES.map((name) => (
          <Checkbox
            key={name}
            label={texts.setting[name].label}
            description={texts.setting[name].hint}
            size="md"
            checked={settings[name]}
            onChange={(event) => change({ settings: { ...settings, [name]: event.currentTarget.checked } })}
          />
        ))}
      </div>
    </section>
  );
}
