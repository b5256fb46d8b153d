import type { Id } from '@/shared/api';
import { paths } from '@/shared/routes';

/** The parameter that says which agent is open; the leave guard knows it. */
export const OPEN_PARAMETER = 'open';
export const NEW_AGENT_OPEN = 'new';

/** The address of an agent, or of the form of a new one. */
export const agentPath = (id: Id): string =>
  `${paths.activeAgents}?${new URLSearchParams({ [OPEN_PARAMETER]: String(id) }).toString()}`;
