import { generatePath } from 'react-router';
import type { ConnectionStatus, Id } from '@/shared/api';
import { openedPath, paths } from '@/shared/routes';
import type { System } from '../api/system-schema';

/** An agent or a connector. */
export interface NetworkProgram {
  readonly kind: 'agent' | 'connector';
  readonly id: Id;
  readonly name: string;
  readonly isEnabled: boolean;
  readonly connectionStatus: ConnectionStatus;
  readonly lastSeenAt: string;
  /** Files that wait for an agent; 0 for a connector. */
  readonly waitingJobs: number;
  /** Address of its form. */
  readonly path: string;
}

/** Rank in the list: what is missing comes first. */
const rankOf = ({ isEnabled, connectionStatus, waitingJobs }: NetworkProgram): number => {
  if (!isEnabled) return 3;
  if (connectionStatus === 'connected') return 2;
  return waitingJobs > 0 ? 0 : 1;
};

/** Returns agents and connectors: first those that are away while something waits for them, then others that are away. */
export function networkPrograms({ agents, connectors }: System): NetworkProgram[] {
  const programs: NetworkProgram[] = [
    ...agents.map((agent) => ({
      ...agent,
      kind: 'agent' as const,
      path: openedPath(paths.activeAgents, agent.id),
    })),
    ...connectors.map((connector) => ({
      ...connector,
      kind: 'connector' as const,
      waitingJobs: 0,
      path: generatePath(paths.connector, { connectorId: String(connector.id) }),
    })),
  ];
  return programs.toSorted((one, other) => rankOf(one) - rankOf(other));
}
