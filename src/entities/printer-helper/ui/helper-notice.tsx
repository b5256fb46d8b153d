import { Alert } from '@mantine/core';
import { useHelperConnection } from '../model/use-helper-connection';
import { HelperAction } from './helper-action';

/** On screens that print, says why the printer helper is not available, with its one remedy; nothing while it is. */
export function HelperNotice() {
  const connection = useHelperConnection();
  const { state, message, remedy } = connection;
  if (state === 'connected' || state === 'checking') return null;
  return (
    <Alert color="yellow" title={message} role="alert">
      <p style={{ margin: 0 }}>{remedy}</p>
      <HelperAction mt="sm" mih={44} variant="default" connection={connection} />
    </Alert>
  );
}
