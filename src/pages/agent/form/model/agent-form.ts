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

/** An agent as it is being entered. */
export type AgentValues = FormValues<typeof agentSettingsSchema>;

export const NEW_AGENT: AgentValues = agentSettingsSchema.parse({});

/** A saved agent in the form. */
export const valuesOf = (agent: Agent): AgentValues => agentSettingsSchema.parse(agent);

/** What keeps an agent from being saved, by field. */
const agentErrors = ({ name }: AgentValues): FormErrors =>
  definedErrors({ name: nameError(name, texts.errors) });

/** The body of PUT api/agents/{id}. */
export const agentRequest = (values: AgentValues) => ({ ...values, name: values.name.trim() });
export type AgentRequest = ReturnType<typeof agentRequest>;

/** The body of POST api/agents: a new agent is enabled. */
export function newAgentRequest(values: AgentValues) {
  const { isEnabled: _isEnabled, ...request } = agentRequest(values);
  return request;
}
export type NewAgentRequest = ReturnType<typeof newAgentRequest>;

/** The form over one agent; `agent` is its id, or "new". */
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
