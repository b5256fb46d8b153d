import { useMutation } from '@tanstack/react-query';
import type { ClientWithSecret, IntegrationClient } from '@/entities/integration-client';
import { useDateWords } from '@/entities/preference';
import { Facts } from '@/shared/ui/facts';
import { RenewSecret } from '@/shared/ui/secret-once';
import { renewSecretMutation } from '../api/client-mutation';
import classes from './client-setup.module.css';
import { texts } from './texts';

interface CredentialsSectionProps {
  client: IntegrationClient;
  /** Something was entered that is not saved. */
  isBlocked: boolean;
  onNewSecret: (client: ClientWithSecret) => void;
}

/** What the program shows to get in, as far as it can be told, and the way to another secret. */
export function CredentialsSection({ client, isBlocked, onNewSecret }: CredentialsSectionProps) {
  const dateOf = useDateWords();
  const { mutate: renew, isPending, error, reset } = useMutation(renewSecretMutation());
  const { integrationClientId: id, name, clientId, previousSecretEndsAt, lastUsedAt } = client;
  return (
    <section className={classes['section']}>
      <h2>{texts.credentials}</h2>
      <Facts
        facts={[
          [texts.clientId, clientId],
          [texts.secretFact, texts.endsIn(client.secretEnding, dateOf(client.secretCreatedAt))],
          [texts.previous, previousSecretEndsAt !== '' && texts.worksUntil(dateOf(previousSecretEndsAt))],
          [texts.lastUsed, lastUsedAt === '' ? texts.notYet : dateOf(lastUsedAt)],
          [texts.created, texts.createdBy(dateOf(client.createdAt), client.createdBy)],
        ]}
      />
      <RenewSecret
        name={name}
        explain={texts.renewText}
        isBlocked={isBlocked}
        isBusy={isPending}
        fault={error?.message}
        onRenew={(overlapHours) => renew({ id, overlapHours }, { onSuccess: onNewSecret })}
        onFaultRead={reset}
      />
    </section>
  );
}
