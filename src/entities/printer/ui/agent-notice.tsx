import { Alert } from '@mantine/core';
import type { PrinterAgent } from '../api/printer-schema';
import { texts } from '../i18n';

/** A warning before a print through an agent that is not connected; nothing while it is. */
export function AgentNotice({ agent: { name, machineName, connectionStatus } }: { agent: PrinterAgent }) {
  if (connectionStatus === 'connected' || connectionStatus === 'unknown') return null;
  const title =
    machineName === '' ? texts.agentAway({ name }) : texts.agentAwayOn({ name, machine: machineName });
  return (
    <Alert color="yellow" title={title} role="alert">
      {connectionStatus === 'never' ? texts.agentNeverStarted : texts.agentKeepsLabels}
    </Alert>
  );
}
