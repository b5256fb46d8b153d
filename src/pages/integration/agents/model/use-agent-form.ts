import * as z from 'zod/mini';
import { useSessionUser } from '@/entities/session';
import { useDraftForm, type DraftForm } from '@/shared/lib/draft-form';
import { agentFaults, type AgentValues } from './agent-values';

const draftSchema = z.object({ name: z.string(), isEnabled: z.boolean() });

/** The form over one agent; `agent` is its id, or "new". */
export function useAgentForm(saved: AgentValues, agent: string, revision?: number): AgentForm {
  const user = useSessionUser();
  return useDraftForm<AgentValues>({
    owner: user?.userId ?? '',
    form: 'agent',
    thing: agent,
    revision,
    saved,
    schema: draftSchema,
    faultsOf: agentFaults,
  });
}

export type AgentForm = DraftForm<AgentValues>;
