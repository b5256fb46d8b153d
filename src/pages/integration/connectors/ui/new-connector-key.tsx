import { Code } from '@mantine/core';
import type { ConnectorWithKey } from '@/entities/connector';
import { apiAddress } from '@/shared/config';
import { CreatedSecret } from '@/shared/ui/created-secret';
import classes from './connectors.module.css';
import { texts } from './texts';

interface NewConnectorKeyProps {
  connector: ConnectorWithKey;
  onDone: () => void;
}

/** Returns the line that starts the program of a connector, in the shell of its computer. */
const startCommand = (key: string): string =>
  `CONNECT_SERVER=${apiAddress()} CONNECT_CONNECTOR_KEY=${key} CONNECT_CSV=articles.csv npx -y pnpm connect`;

/** The key a connector was just given, this once, and how its program is started with it. */
export function NewConnectorKey({ connector, onDone }: NewConnectorKeyProps) {
  return (
    <CreatedSecret
      title={texts.keyOf(connector.name)}
      kind="key"
      secret={{ label: texts.key, copy: texts.copyKey, value: connector.key }}
      command={{ label: texts.command, copy: texts.copyCommand, value: startCommand(connector.key) }}
      onDone={onDone}
    >
      <p className={classes['words']}>
        {texts.howTo} <Code>{texts.csvVariable}</Code> {texts.howToEnd}
      </p>
    </CreatedSecret>
  );
}
