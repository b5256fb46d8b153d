import { Checkbox, TextInput } from '@mantine/core';
import { eventHint, eventName, HOOK_EVENTS } from '@/entities/web-hook';
import { texts } from '../i18n';
import type { WebHookForm } from '../model/web-hook-form';
import classes from './web-hook-form.module.css';

interface HookFieldsProps {
  form: WebHookForm;
  /** Whether to show the switch that disables the web hook; not for a new one. */
  hasSwitch: boolean;
}

/** Fields for name, address and events of a web hook. */
export function HookFields({ form, hasSwitch }: HookFieldsProps) {
  const { values, change, errors } = form;
  return (
    <>
      <TextInput
        label={texts.name}
        description={texts.nameHint}
        size="md"
        value={values.name}
        error={errors['name']}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        type="url"
        label={texts.url}
        description={texts.urlHint}
        size="md"
        dir="ltr"
        spellCheck={false}
        value={values.url}
        error={errors['url']}
        onChange={(event) => change({ url: event.currentTarget.value })}
      />
      <Checkbox.Group
        label={<h2>{texts.events}</h2>}
        value={[...values.events]}
        error={errors['events']}
        onChange={(chosen) => change({ events: HOOK_EVENTS.filter((event) => chosen.includes(event)) })}
      >
        <div className={classes['choices']}>
          {HOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              value={event}
              size="md"
              label={eventName(event)}
              description={eventHint(event)}
              {...(errors['events'] !== undefined && { 'aria-invalid': true })}
            />
          ))}
        </div>
      </Checkbox.Group>
      {hasSwitch && (
        <section className={classes['section']}>
          <h2>{texts.sending}</h2>
          <Checkbox
            size="md"
            label={texts.isEnabled}
            description={texts.isEnabledHint}
            checked={values.isEnabled}
            onChange={(event) => change({ isEnabled: event.currentTarget.checked })}
          />
        </section>
      )}
    </>
  );
}
