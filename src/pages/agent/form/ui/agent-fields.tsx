import { Checkbox, TextInput } from '@mantine/core';
import { texts } from '../i18n';
import type { AgentForm } from '../model/agent-form';

interface AgentFieldsProps {
  form: AgentForm;
  /** Whether to show the switch that disables the agent; not for a new one. */
  hasSwitch: boolean;
}

/** Fields for the name of an agent and whether it is enabled. */
export function AgentFields({ form, hasSwitch }: AgentFieldsProps) {
  const { values, change, errors } = form;
  return (
    <>
      <TextInput
        label={texts.name}
        description={texts.nameHint}
        size="md"
        autoComplete="off"
        value={values.name}
        error={errors['name']}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      {hasSwitch && (
        <Checkbox
          size="md"
          label={texts.isEnabled}
          description={texts.isEnabledHint}
          checked={values.isEnabled}
          onChange={(event) => change({ isEnabled: event.currentTarget.checked })}
        />
      )}
    </>
  );
}
