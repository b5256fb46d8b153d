import { Code } from '@mantine/core';
import type { ConnectorWithKey } from '@/entities/connector';
import { SecretOnce } from '@/shared/ui/secret-once';
import { startCommand } from '../model/start-command';
import classes from './connectors.module.css';
import { texts } from './texts';

interface NewConnectorKeyProps {
  connector: ConnectorWithKey;
  onDone: () => void;
}

/** The key a connector was just given, this once, and how its program is started with it. */
export function NewConnectorKey({ connector, onDone }: NewConnectorKeyProps) {
  return (
    <SecretOnce
      title={texts.keyOf(connector.name)}
      noun="key"
      secret={{ label: texts.key, value: connector.key }}
      command={{ label: texts.command, value: startCommand(connector.key) }}
      onDone={onDone}
    >
      <p className={classes['words']}>
        {texts.howTo} <Code>{texts.csvVariable}</Code> {texts.howToEnd}
      </p>
    </SecretOnce>
  );
}
