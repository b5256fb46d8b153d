import { Checkbox, TextInput } from '@mantine/core';
import type { FormFaults } from '@/shared/lib/form-faults';
import { HOOK_EVENTS } from '../model/hook-events';
import type { WebHookForm } from '../model/use-web-hook-form';
import { texts } from './texts';
import classes from './web-hooks.module.css';

interface HookFieldsProps {
  form: WebHookForm;
  /** A form that nobody tried to send does not complain yet. */
  areFaultsShown: boolean;
  /** A new web hook is not switched off. */
  hasSwitch: boolean;
}

/** Name, address and events of a web hook. */
export function HookFields({ form, areFaultsShown, hasSwitch }: HookFieldsProps) {
  const { values, change, found } = form;
  const faults: FormFaults = areFaultsShown ? { ...found, ...form.faults } : found;
  return (
    <>
      <TextInput
        label={texts.name}
        description={texts.nameHint}
        size="md"
        value={values.name}
        error={faults['name']}
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
        error={faults['url']}
        onChange={(event) => change({ url: event.currentTarget.value })}
      />
      <Checkbox.Group
        label={<h2>{texts.eventsTitle}</h2>}
        value={[...values.events]}
        error={faults['events']}
        onChange={(chosen) =>
          change({ events: HOOK_EVENTS.map(({ event }) => event).filter((event) => chosen.includes(event)) })
        }
      >
        <div className={classes['choices']}>
          {HOOK_EVENTS.map(({ event, name, hint }) => (
            <Checkbox
              key={event}
              value={event}
              size="md"
              label={name}
              description={hint}
              {...(faults['events'] !== undefined && { 'aria-invalid': true })}
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
