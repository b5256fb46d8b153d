import { Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import {
  ClientStateBadge,
  type ClientWithSecret,
  type IntegrationClient,
  integrationClientQueries,
} from '@/entities/integration-client';
import { orNotOffered, rereadOnConflict, toApiError, toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { lazyPart } from '@/shared/ui/lazy-part';
import { PageFrame } from '@/shared/ui/page-frame';
import { RecordStatus, useLastKnown } from '@/shared/ui/record-status';
import { changeClientMutation, deleteClientMutation } from '../api/client-mutation';
import { texts } from '../i18n';
import { clientRequest, type ClientValues, useClientForm, valuesOf } from '../model/client-form';
import { ClientFields } from './client-fields';
import classes from './client-setup.module.css';
import { loadNewSecret, NewSecret } from './lazy-new-secret';

/** /integrationclients/{integrationClientId}/edit - the form of a saved client: change it, create a new secret, or delete it. */
export function EditIntegrationClientPage() {
  const { integrationClientId = '' } = useParams();
  const query = useQuery({
    ...integrationClientQueries.one(toId(integrationClientId)),
    refetchOnMount: 'always',
  });
  const client = useLastKnown(query.data, integrationClientId);
  const [made, setMade] = useState<ClientWithSecret>();
  if (made && toId(integrationClientId) === made.integrationClientId) {
    return (
      <Suspense>
        <NewSecret client={made} onDone={() => setMade(undefined)} />
      </Suspense>
    );
  }
  if (client) {
    return <EditClientScreen key={client.integrationClientId} client={client} onNewSecret={setMade} />;
  }
  return (
    <RecordStatus
      query={query}
      isMissing={query.error !== null && toApiError(query.error).status === 404}
      listPath={paths.integrationClients}
      texts={texts}
      isOptionalCall
    />
  );
}

/** Lower part of the form; loaded after the rest, which does not wait for it. */
const CredentialsSection = lazyPart(async () => {
  const [section] = await Promise.all([import('./credentials-section'), loadNewSecret()]);
  return { default: section.CredentialsSection };
});

interface EditClientScreenProps {
  client: IntegrationClient;
  onNewSecret: (client: ClientWithSecret) => void;
}

/** Form of one client. Changes based on an older revision never overwrite a newer one. */
function EditClientScreen({ client, onNewSecret }: EditClientScreenProps) {
  const queries = useQueryClient();
  const { integrationClientId: id } = client;
  const form = useClientForm(valuesOf(client), String(id), client.revision);
  const { mutateAsync: change } = useMutation(changeClientMutation());
  const { mutateAsync: remove } = useMutation(deleteClientMutation());
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
      form={form}
      submit={{ kind: 'save', run: () => form.submit(save) }}
      removal={{
        name: client.name,
        run: () => orNotOffered(remove(id), texts.deleteNotOffered),
      }}
    >
      <div className={classes['form']}>
        <ClientFields form={form} hasSwitch />
        <Suspense fallback={<Skeleton height={240} />}>
          <CredentialsSection client={client} isBlocked={form.isChanged} onNewSecret={onNewSecret} />
        </Suspense>
      </div>
    </PageFrame>
  );
}
