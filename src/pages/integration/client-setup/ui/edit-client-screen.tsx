import { Skeleton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import {
  ClientStateBadge,
  integrationClientQueries,
  type ClientWithSecret,
  type IntegrationClient,
} from '@/entities/integration-client';
import { orNotOffered, rereadOnConflict } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { lazyPart } from '@/shared/ui/lazy-part';
import { changeClientMutation, deleteClientMutation } from '../api/client-mutation';
import { clientRequest, valuesOf, type ClientValues } from '../model/client-values';
import { useClientForm } from '../model/use-client-form';
import { ClientFields } from './client-fields';
import classes from './client-setup.module.css';
import { loadNewSecret } from './lazy-new-secret';
import { texts } from './texts';

/** The lower half of the form comes after the rest is drawn: nobody waits for it. */
const CredentialsSection = lazyPart(async () => {
  const [section] = await Promise.all([import('./credentials-section'), loadNewSecret()]);
  return { default: section.CredentialsSection };
});

interface EditClientScreenProps {
  client: IntegrationClient;
  onNewSecret: (client: ClientWithSecret) => void;
}

/** The form over one client. What was begun over an older revision is never saved over a newer one. */
export function EditClientScreen({ client, onNewSecret }: EditClientScreenProps) {
  const queries = useQueryClient();
  const { integrationClientId: id } = client;
  const form = useClientForm(valuesOf(client), String(id), client.revision);
  const { mutateAsync: change } = useMutation(changeClientMutation());
  const { mutateAsync: remove } = useMutation(deleteClientMutation());
  const { reason } = form;
  const save = (values: ClientValues, revision: number | undefined) =>
    rereadOnConflict(
      change({ id, revision, ...clientRequest(values, client) }),
      queries,
      integrationClientQueries.all(),
    );
  return (
    <PageFrame
      title={client.name}
      badge={<ClientStateBadge state={client.state} />}
      backTo={paths.integrationClients}
      isChanged={form.isChanged}
      isRestored={form.isRestored}
      validate={() => (reason === '' ? { isValid: true } : { isValid: false, reason })}
      submit={{ kind: 'save', run: () => form.submit(save) }}
      onDiscard={form.discard}
      removal={{
        name: client.name,
        run: () => orNotOffered(remove(id), texts.deleteNotOffered),
      }}
    >
      <div className={classes['form']}>
        <ClientFields form={form} areFaultsShown hasSwitch />
        <Suspense fallback={<Skeleton height={240} />}>
          <CredentialsSection client={client} isBlocked={form.isChanged} onNewSecret={onNewSecret} />
        </Suspense>
      </div>
    </PageFrame>
  );
}
