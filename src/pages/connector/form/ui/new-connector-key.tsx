import { Code } from '@mantine/core';
import type { ConnectorWithKey } from '@/entities/connector';
import { apiAddress } from '@/shared/config';
import { withNode } from '@/shared/i18n';
import { CreatedSecret } from '@/shared/ui/created-secret';
import { texts } from '../i18n';
import classes from './connector-form.module.css';

interface NewConnectorKeyProps {
  connector: ConnectorWithKey;
  onDone: () => void;
}

/** Environment variable with the path of the file of articles. */
const CSV_VARIABLE = 'CONNECT_CSV';

/** Returns the command that starts the program of a connector, for the shell of its computer. */
const startCommand = (key: string): string =>
  `CONNECT_SERVER=${apiAddress()} CONNECT_CONNECTOR_KEY=${key} ${CSV_VARIABLE}=articles.csv npx -y pnpm connect`;

/** Shows the new key of a connector, this once, and the command that starts its program. */
export function NewConnectorKey({ connector, onDone }: NewConnectorKeyProps) {
  return (
    <CreatedSecret
      title={texts.keyOf({ name: connector.name })}
      kind="key"
      secret={{ label: texts.key, copy: texts.copyKey, value: connector.key }}
      command={{ label: texts.command, copy: texts.copyCommand, value: startCommand(connector.key) }}
      onDone={onDone}
    >
      <p className={classes['words']}>{withNode(texts.howTo, 'variable', <Code>{CSV_VARIABLE}</Code>)}</p>
    </CreatedSecret>
  );
}
