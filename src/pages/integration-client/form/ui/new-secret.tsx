import { Code } from '@mantine/core';
import type { ClientWithSecret } from '@/entities/integration-client';
import { CreatedSecret } from '@/shared/ui/created-secret';
import classes from './client-setup.module.css';
import { texts } from './texts';

/** What a client was just given: its id, and its secret this once. */
export function NewSecret({ client, onDone }: { client: ClientWithSecret; onDone: () => void }) {
  return (
    <CreatedSecret
      title={texts.made(client.name)}
      facts={[{ label: texts.clientId, copy: texts.copyClientId, value: client.clientId }]}
      secret={{ label: texts.secret, copy: texts.copySecret, value: client.secret }}
      onDone={onDone}
    >
      <p className={classes['words']}>
        {texts.howTo} <Code>{texts.tokenCall}</Code>. {texts.howToEnd}
      </p>
    </CreatedSecret>
  );
}
