import { Code } from '@mantine/core';
import type { ConnectorWithKey } from '@/entities/connector';
import { connectLines } from '@/entities/printer-helper';
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

/** Shows the new key of a connector, this once, and the commands that start its program. */
export function NewConnectorKey({ connector, onDone }: NewConnectorKeyProps) {
  return (
    <CreatedSecret
      title={texts.keyOf({ name: connector.name })}
      kind="key"
      secret={{ label: texts.key, copy: texts.copyKey, value: connector.key }}
      commands={connectLines({
        CONNECT_CONNECTOR_KEY: connector.key,
        [CSV_VARIABLE]: 'articles.csv',
      }).map(({ system, line }) => ({
        label: texts.command({ system }),
        copy: texts.copyCommand({ system }),
        value: line,
      }))}
      onDone={onDone}
    >
      <p className={classes['words']}>{withNode(texts.howTo, 'variable', <Code>{CSV_VARIABLE}</Code>)}</p>
    </CreatedSecret>
  );
}
