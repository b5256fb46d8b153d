import { Skeleton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { connectorQueries, type Connector, type ConnectorWithKey } from '@/entities/connector';
import { orNotOffered, rereadOnConflict } from '@/shared/api';
import { paths } from '@/shared/routes';
import { ConnectionBadge } from '@/shared/ui/connection-badge';
import { PageFrame } from '@/shared/ui/page-frame';
import { changeConnectorMutation, deleteConnectorMutation } from '../api/connector-mutation';
import { connectorRequest, valuesOf, type ConnectorValues } from '../model/connector-values';
import { useConnectorForm } from '../model/use-connector-form';
import { ConnectorFields } from './connector-fields';
import classes from './connectors.module.css';
import { KeySection } from './key-section';
import { MachineSection } from './machine-section';
import { texts } from './texts';
import { TrySection } from './lazy-try-section';

interface EditConnectorScreenProps {
  connector: Connector;
  onNewKey: (connector: ConnectorWithKey) => void;
}

/** The form over one connector, what is known of its machine, and its articles to try. */
export function EditConnectorScreen({ connector, onNewKey }: EditConnectorScreenProps) {
  const queries = useQueryClient();
  const { id, name } = connector;
  const form = useConnectorForm(valuesOf(connector), String(id), connector.revision);
  const { mutateAsync: change } = useMutation(changeConnectorMutation());
  const { mutateAsync: remove } = useMutation(deleteConnectorMutation());
  const { reason } = form;
  const save = (values: ConnectorValues, revision: number | undefined) =>
    rereadOnConflict(change({ id, revision, ...connectorRequest(values) }), queries, connectorQueries.all());
  return (
    <PageFrame
      title={name}
      badge={<ConnectionBadge status={connector.connectionStatus} isEnabled={connector.isEnabled} />}
      backTo={paths.connectors}
      isChanged={form.isChanged}
      isRestored={form.isRestored}
      validate={() => (reason === '' ? { isValid: true } : { isValid: false, reason })}
      submit={{ kind: 'save', run: () => form.submit(save) }}
      onDiscard={form.discard}
      removal={{
        name,
        run: () => orNotOffered(remove(id), texts.deleteNotOffered),
      }}
    >
      <div className={classes['form']}>
        <ConnectorFields form={form} areFaultsShown connector={connector} />
        <Suspense fallback={<Skeleton height={160} />}>
          <TrySection connectorId={id} />
        </Suspense>
        <MachineSection connector={connector} />
        <KeySection connector={connector} isBlocked={form.isChanged} onNewKey={onNewKey} />
      </div>
    </PageFrame>
  );
}
