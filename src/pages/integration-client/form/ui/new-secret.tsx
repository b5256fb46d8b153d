import { Code } from '@mantine/core';
import type { ClientWithSecret } from '@/entities/integration-client';
import { withNode } from '@/shared/i18n';
import { CreatedSecret } from '@/shared/ui/created-secret';
import { texts } from '../i18n';
import classes from './client-setup.module.css';

const TOKEN_CALL = 'POST /oauth/token';

/** Shows the credentials of a client: its id, and its new secret, this once. */
export function NewSecret({ client, onDone }: { client: ClientWithSecret; onDone: () => void }) {
  return (
    <CreatedSecret
      title={texts.secretOf({ name: client.name })}
      facts={[{ label: texts.clientId, copy: texts.copyClientId, value: client.clientId }]}
      secret={{ label: texts.secret, copy: texts.copySecret, value: client.secret }}
      onDone={onDone}
    >
      <p className={classes['words']}>{withNode(texts.howTo, 'call', <Code>{TOKEN_CALL}</Code>)}</p>
    </CreatedSecret>
  );
}
