import { Checkbox, TextInput } from '@mantine/core';
import type { FormFaults } from '@/shared/lib/form-faults';
import type { AgentForm } from '../model/use-agent-form';
import { texts } from './texts';

interface AgentFieldsProps {
  form: AgentForm;
  /** A form that nobody tried to send does not complain yet. */
  areFaultsShown: boolean;
  /** A new agent is not switched off. */
  hasSwitch: boolean;
}

/** The name of an agent, and whether it is let in. */
export function AgentFields({ form, areFaultsShown, hasSwitch }: AgentFieldsProps) {
  const { values, change, found } = form;
  const faults: FormFaults = areFaultsShown ? { ...found, ...form.faults } : found;
  return (
    <>
      <TextInput
        label={texts.name}
        description={texts.nameHint}
        size="md"
        autoComplete="off"
        value={values.name}
        error={faults['name']}
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
