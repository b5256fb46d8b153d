import { Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import {
  type Connector,
  connectorQueries,
  connectorSetupQueries,
  type ConnectorWithKey,
} from '@/entities/connector';
import { useDateFormat } from '@/entities/preference';
import { orNotOffered, rereadOnConflict, toApiError, toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { ConnectionBadge } from '@/shared/ui/connection-badge';
import { KeySection } from '@/shared/ui/created-secret';
import { PageFrame } from '@/shared/ui/page-frame';
import { RecordStatus, useLastKnown } from '@/shared/ui/record-status';
import {
  changeConnectorMutation,
  deleteConnectorMutation,
  renewConnectorKeyMutation,
} from '../api/connector-mutation';
import { texts } from '../i18n';
import { connectorRequest, type ConnectorValues, useConnectorForm, valuesOf } from '../model/connector-form';
import { ConnectorFields } from './connector-fields';
import { ConnectorView } from './connector-view';
import classes from './connector-form.module.css';
import { TrySection } from './lazy-try-section';
import { MachineSection } from './machine-section';
import { NewConnectorKey } from './new-connector-key';

/** Screen of a saved connector: change, test, renew the key, delete. */
export function EditConnector({ connectorId }: { connectorId: string }) {
  const id = toId(connectorId);
  const query = useQuery({ ...connectorSetupQueries.one(id), refetchOnMount: 'always' });
  const found = useLastKnown(query.data, connectorId);
  const [made, setMade] = useState<ConnectorWithKey>();
  if (made && made.id === id) {
    return <NewConnectorKey connector={made} onDone={() => setMade(undefined)} />;
  }
  if (found) {
    const { connector, isManaged } = found;
    return isManaged ? (
      <EditConnectorScreen key={id} connector={connector} onNewKey={setMade} />
    ) : (
      <ConnectorView key={id} connector={connector} />
    );
  }
  return (
    <RecordStatus
      query={query}
      isMissing={query.error !== null && toApiError(query.error).status === 404}
      listPath={paths.connectors}
      texts={texts}
      isOptionalCall
    />
  );
}

interface EditConnectorScreenProps {
  connector: Connector;
  onNewKey: (connector: ConnectorWithKey) => void;
}

/** Form of one connector, with the details of its machine and the test of its articles. */
function EditConnectorScreen({ connector, onNewKey }: EditConnectorScreenProps) {
  const queries = useQueryClient();
  const dateOf = useDateFormat();
  const { id, name, keyEnding, keyCreatedAt } = connector;
  // A connector may have no key yet.
  const hasKey = keyEnding !== '';
  const explanation = hasKey ? texts.renewText : texts.firstKeyText;
  const form = useConnectorForm(valuesOf(connector), String(id), connector.revision);
  const { mutateAsync: change } = useMutation(changeConnectorMutation());
  const { mutateAsync: remove } = useMutation(deleteConnectorMutation());
  const renewal = useMutation(renewConnectorKeyMutation());
  const save = (values: ConnectorValues, revision: number | undefined) =>
    rereadOnConflict(change({ id, revision, ...connectorRequest(values) }), queries, connectorQueries.all());
  return (
    <PageFrame
      title={name}
      badge={<ConnectionBadge status={connector.connectionStatus} isEnabled={connector.isEnabled} />}
      backTo={paths.connectors}
      form={form}
      submit={{ kind: 'save', run: () => form.submit(save) }}
      removal={{
        name,
        run: () => orNotOffered(remove(id), texts.deleteNotOffered),
      }}
    >
      <div className={classes['form']}>
        <ConnectorFields form={form} connector={connector} />
        <Suspense fallback={<Skeleton height={160} />}>
          <TrySection connectorId={id} />
        </Suspense>
        <MachineSection connector={connector} />
        <KeySection
          title={texts.key}
          facts={[
            [texts.keyFact, hasKey ? texts.endsIn({ ending: keyEnding }) : texts.noKey],
            [texts.keyMade, keyCreatedAt !== '' && dateOf(keyCreatedAt)],
          ]}
          name={name}
          kind="key"
          endsAtOnce
          explain={() => explanation}
          isBlocked={form.isChanged}
          renewal={renewal}
          onRenew={() => renewal.mutate(id, { onSuccess: onNewKey })}
        >
          <p className={classes['quiet']}>{explanation}</p>
        </KeySection>
      </div>
    </PageFrame>
  );
}
