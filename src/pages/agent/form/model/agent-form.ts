import { type Agent, agentSettingsSchema } from '@/entities/agent';
import {
  definedErrors,
  nameError,
  type DraftForm,
  type FormErrors,
  type FormValues,
  useDraftForm,
} from '@/shared/lib/form';
import { texts } from '../i18n';

/** Form values of an agent. */
export type AgentValues = FormValues<typeof agentSettingsSchema>;

export const NEW_AGENT: AgentValues = agentSettingsSchema.parse({});

/** Returns the form values of a saved agent. */
export const valuesOf = (agent: Agent): AgentValues => agentSettingsSchema.parse(agent);

/** Returns the errors that prevent a save, by field. */
const agentErrors = ({ name }: AgentValues): FormErrors =>
  definedErrors({ name: nameError(name, texts.errors) });

/** Returns the body of PUT api/agents/{id}. */
export const agentRequest = (values: AgentValues) => ({ ...values, name: values.name.trim() });
export type AgentRequest = ReturnType<typeof agentRequest>;

/** Returns the body of POST api/agents, without `isEnabled`: a new agent is enabled. */
export function newAgentRequest(values: AgentValues) {
  const { isEnabled: _isEnabled, ...request } = agentRequest(values);
  return request;
}
export type NewAgentRequest = ReturnType<typeof newAgentRequest>;

/** Returns the form state of an agent; `agent` is its id, or "new". */
export function useAgentForm(saved: AgentValues, agent: string, revision?: number): AgentForm {
  return useDraftForm<AgentValues>({
    form: 'agent',
    recordId: agent,
    revision,
    saved,
    schema: agentSettingsSchema,
    errorsOf: agentErrors,
  });
}

export type AgentForm = DraftForm<AgentValues>;
