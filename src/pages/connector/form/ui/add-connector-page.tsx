import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, generatePath } from 'react-router';
import type { ConnectorWithKey } from '@/entities/connector';
import { orNotOffered } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { addConnectorMutation } from '../api/connector-mutation';
import { texts } from '../i18n';
import { NEW_CONNECTOR, newConnectorRequest, useConnectorForm } from '../model/connector-form';
import classes from './connector-form.module.css';
import { ConnectorFields } from './connector-fields';
import { NewConnectorKey } from './new-connector-key';

/** /connectors?open=new - the form of a new connector; after adding, its key, and then the connector's own screen with the test. */
export function AddConnectorPage() {
  const form = useConnectorForm(NEW_CONNECTOR, 'new');
  const { mutateAsync: add } = useMutation(addConnectorMutation());
  const [made, setMade] = useState<ConnectorWithKey>();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  if (made) {
    return (
      <NewConnectorKey
        connector={made}
        onDone={() =>
          void navigate(generatePath(paths.connector, { connectorId: String(made.id) }), {
            state,
            replace: true,
          })
        }
      />
    );
  }
  const send = async () =>
    setMade(
      await orNotOffered(
        form.submit((values) => add(newConnectorRequest(values))),
        texts.addNotOffered,
      ),
    );
  return (
    <PageFrame
      title={texts.addTitle}
      description={texts.addDescription}
      backTo={paths.connectors}
      form={form}
      submit={{
        kind: 'add',
        text: texts.add,
        run: send,
        // Stays on this screen, which shows the key next.
        landing: () => ({ path: pathname + search, state }),
      }}
    >
      <div className={classes['form']}>
        <ConnectorFields form={form} />
      </div>
    </PageFrame>
  );
}
