import { useMutation } from '@tanstack/react-query';
import type { ClientWithSecret, IntegrationClient } from '@/entities/integration-client';
import { useDateWords } from '@/entities/preference';
import { KeySection } from '@/shared/ui/created-secret';
import { renewSecretMutation } from '../api/client-mutation';
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
  const renewal = useMutation(renewSecretMutation());
  const { integrationClientId: id, name, clientId, previousSecretEndsAt, lastUsedAt } = client;
  return (
    <KeySection
      title={texts.credentials}
      facts={[
        [texts.clientId, clientId],
        [texts.secretFact, texts.endsIn(client.secretEnding, dateOf(client.secretCreatedAt))],
        [texts.previous, previousSecretEndsAt !== '' && texts.worksUntil(dateOf(previousSecretEndsAt))],
        [texts.lastUsed, lastUsedAt === '' ? texts.notYet : dateOf(lastUsedAt)],
        [texts.created, texts.createdBy(dateOf(client.createdAt), client.createdBy)],
      ]}
      name={name}
      explain={texts.renewText}
      isBlocked={isBlocked}
      renewal={renewal}
      onRenew={(overlapHours) => renewal.mutate({ id, overlapHours }, { onSuccess: onNewSecret })}
    />
  );
}
