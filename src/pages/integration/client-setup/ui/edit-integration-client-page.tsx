import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { integrationClientQueries, type ClientWithSecret } from '@/entities/integration-client';
import { toApiError, toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { SubjectFrame, useLastKnown } from '@/shared/ui/subject-frame';
import { EditClientScreen } from './edit-client-screen';
import { NewSecret } from './lazy-new-secret';
import { texts } from './texts';

/** /integrationclients/{integrationClientId}/edit - a client as it is now, to be changed, given a secret, or deleted. */
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
    <SubjectFrame
      query={query}
      isMissing={query.error !== null && toApiError(query.error).status === 404}
      listPath={paths.integrationClients}
      texts={texts}
      isOptionalCall
    />
  );
}
