import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { ClientWithSecret } from '@/entities/integration-client';
import { useWayBack } from '@/shared/lib/way-back';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { addClientMutation } from '../api/client-mutation';
import { texts } from '../i18n';
import { NEW_CLIENT, newClientRequest, useClientForm } from '../model/client-form';
import { ClientFields } from './client-fields';
import classes from './client-setup.module.css';
import { loadNewSecret, NewSecret } from './lazy-new-secret';

/** /integrationclients/add - the form of a new client; after adding, its secret. */
export function AddIntegrationClientPage() {
  const form = useClientForm(NEW_CLIENT, 'new');
  const { mutateAsync: add } = useMutation(addClientMutation());
  const [made, setMade] = useState<ClientWithSecret>();
  const wayBack = useWayBack(paths.integrationClients);
  const { pathname, state } = useLocation();
  if (made) {
    return (
      <Suspense>
        <NewSecret client={made} onDone={wayBack.go} />
      </Suspense>
    );
  }
  return (
    <PageFrame
      title={texts.addTitle}
      description={texts.addDescription}
      backTo={paths.integrationClients}
      form={form}
      submit={{
        kind: 'add',
        text: texts.add,
        run: async () => {
          await loadNewSecret();
          setMade(await form.submit((values) => add(newClientRequest(values))));
        },
        // Stays on this screen, which shows the secret before the list opens.
        landing: () => ({ path: pathname, state }),
      }}
    >
      <div className={classes['form']}>
        <ClientFields form={form} hasSwitch={false} />
      </div>
    </PageFrame>
  );
}
