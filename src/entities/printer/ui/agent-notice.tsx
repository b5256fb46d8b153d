import { Alert } from '@mantine/core';
import type { PrinterAgent } from '../api/printer-schema';
import { texts } from './texts';

/** What a person should know before they print through an agent that is away; nothing while it is there. */
export function AgentNotice({ agent: { name, machineName, connectionStatus } }: { agent: PrinterAgent }) {
  if (connectionStatus === 'connected' || connectionStatus === 'unknown') return null;
  return (
    <Alert color="yellow" title={texts.agentAway(name, machineName)} role="alert">
      {connectionStatus === 'never' ? texts.agentNeverThere : texts.agentKeepsIt}
    </Alert>
  );
}
