import * as z from 'zod/mini';
import type { Agent } from '@/entities/agent';
import {
  definedErrors,
  nameError,
  type DraftForm,
  type FormErrors,
  type FormValues,
  useDraftForm,
} from '@/shared/lib/form';
import { texts } from '../i18n';

const agentDraftSchema = z.object({ name: z.string(), isEnabled: z.boolean() });

/** An agent as it is being entered. */
export type AgentValues = FormValues<typeof agentDraftSchema>;

export const NEW_AGENT: AgentValues = { name: '', isEnabled: true };

/** A saved agent in the form. */
export const valuesOf = ({ name, isEnabled }: Agent): AgentValues => ({ name, isEnabled });

/** What keeps an agent from being saved, by field. */
const agentErrors = ({ name }: AgentValues): FormErrors =>
  definedErrors({ name: nameError(name, texts.errors) });

/** The body of POST api/agents. */
export const newAgentRequest = ({ name }: AgentValues) => ({ name: name.trim() });
export type NewAgentRequest = ReturnType<typeof newAgentRequest>;

/** The body of PUT api/agents/{id}. */
export const agentRequest = (values: AgentValues) => ({
  ...newAgentRequest(values),
  isEnabled: values.isEnabled,
});
export type AgentRequest = ReturnType<typeof agentRequest>;

/** The form over one agent; `agent` is its id, or "new". */
export function useAgentForm(saved: AgentValues, agent: string, revision?: number): AgentForm {
  return useDraftForm<AgentValues>({
    form: 'agent',
    recordId: agent,
    revision,
    saved,
    schema: agentDraftSchema,
    errorsOf: agentErrors,
  });
}

export type AgentForm = DraftForm<AgentValues>;
