import { Checkbox, TextInput } from '@mantine/core';
import { CLIENT_SCOPES, scopeTexts } from '@/entities/integration-client';
import { texts } from '../i18n';
import type { ClientForm } from '../model/client-form';
import classes from './client-setup.module.css';

interface ClientFieldsProps {
  form: ClientForm;
  /** Whether to show the switch that disables the client; not for a new one. */
  hasSwitch: boolean;
}

/** Fields for name, scopes and end date of a client. */
export function ClientFields({ form, hasSwitch }: ClientFieldsProps) {
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
      <Checkbox.Group
        label={<h2>{texts.scopes}</h2>}
        description={texts.scopesHint}
        value={[...values.scopes]}
        error={errors['scopes']}
        onChange={(chosen) =>
          change({
            scopes: CLIENT_SCOPES.filter((scope) => chosen.includes(scope)),
          })
        }
      >
        <div className={classes['choices']}>
          {CLIENT_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              size="md"
              label={scopeTexts(scope).name}
              description={scopeTexts(scope).hint}
              {...(errors['scopes'] !== undefined && { 'aria-invalid': true })}
            />
          ))}
        </div>
      </Checkbox.Group>
      <section className={classes['section']}>
        <h2>{texts.expires}</h2>
        <TextInput
          type="date"
          label={texts.expiresOn}
          description={texts.expiresHint}
          size="md"
          min="2020-01-01"
          max="2099-12-31"
          value={values.expiresOn}
          error={errors['expiresOn']}
          onChange={(event) => change({ expiresOn: event.currentTarget.value })}
        />
      </section>
      {hasSwitch && (
        <section className={classes['section']}>
          <h2>{texts.access}</h2>
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
