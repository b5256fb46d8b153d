import { Alert, Button } from '@mantine/core';
import { helperTexts, useHelperConnection } from '@/entities/printer-helper';
import { texts } from './texts';

/** What stands in the way of printing, each with its one remedy; nothing when nothing does. */
export function PrintPreconditions({ isOutOfPrints }: { isOutOfPrints: boolean }) {
  const { state, message, remedy, connect } = useHelperConnection();
  const { action } = helperTexts[state];
  const isHelperReady = state === 'connected' || state === 'checking';
  return (
    <>
      {isOutOfPrints && (
        <Alert color="red" role="alert">
          {texts.outOfPrints}
        </Alert>
      )}
      {!isHelperReady && (
        <Alert color="yellow" title={message} role="alert">
          <p style={{ margin: 0 }}>{remedy}</p>
          {action !== undefined && (
            <Button mt="sm" variant="default" onClick={connect}>
              {action}
            </Button>
          )}
        </Alert>
      )}
    </>
  );
}
