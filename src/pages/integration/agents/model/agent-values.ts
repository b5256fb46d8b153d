import type { Agent } from '@/entities/agent';
import { faultsOf, type FormFaults } from '@/shared/lib/form-faults';
import { faultTexts } from './fault-texts';

/** An agent as it is being entered. */
export interface AgentValues {
  name: string;
  isEnabled: boolean;
}

export const NEW_AGENT: AgentValues = { name: '', isEnabled: true };

const NAME_CHARACTERS = 200;

/** A saved agent in the form. */
export const valuesOf = ({ name, isEnabled }: Agent): AgentValues => ({ name, isEnabled });

/** What keeps an agent from being saved, by field. */
export function agentFaults({ name }: AgentValues): FormFaults {
  const length = name.trim().length;
  return faultsOf({
    name: length === 0 ? faultTexts.noName : length > NAME_CHARACTERS ? faultTexts.longName : undefined,
  });
}

/** The body of POST api/agents. */
export const newAgentRequest = ({ name }: AgentValues) => ({ name: name.trim() });
export type NewAgentRequest = ReturnType<typeof newAgentRequest>;

/** The body of PUT api/agents/{id}. */
export const agentRequest = (values: AgentValues) => ({
  ...newAgentRequest(values),
  isEnabled: values.isEnabled,
});
export type AgentRequest = ReturnType<typeof agentRequest>;
