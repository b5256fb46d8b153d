import { Button, Stack, Text, Title } from '@mantine/core';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { endSession } from '@/shared/auth';
import { texts } from '../entrypoint/texts';

/** What is shown where a screen cannot be: closed to the person, not loadable, or broken. */
export function RouteFault() {
  const error = useRouteError();
  const isForbidden = isRouteErrorResponse(error) && error.status === 403;
  return (
    <Stack maw={640} mx="auto" mt="15vh" p="lg" align="flex-start" role="alert">
      <Title order={1} size="h3">
        {isForbidden ? texts.forbidden : texts.crashed}
      </Title>
      <Text>{isForbidden ? texts.forbiddenHint : isChunkFault(error) ? texts.updated : texts.crashedHint}</Text>
      {isForbidden ? (
        <Button onClick={() => endSession()}>{texts.logout}</Button>
      ) : (
        <Button onClick={() => globalThis.location.reload()}>{texts.reload}</Button>
      )}
    </Stack>
  );
}

/** A chunk that is gone: a newer release has replaced the files this page knows. */
function isChunkFault(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}
