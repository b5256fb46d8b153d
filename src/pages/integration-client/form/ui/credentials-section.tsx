import { useMutation } from '@tanstack/react-query';
import type { ClientWithSecret, IntegrationClient } from '@/entities/integration-client';
import { useDateFormat } from '@/entities/preference';
import { KeySection } from '@/shared/ui/created-secret';
import { renewSecretMutation } from '../api/client-mutation';
import { texts } from '../i18n';

interface CredentialsSectionProps {
  client: IntegrationClient;
  /** The form has unsaved changes. */
  isBlocked: boolean;
  onNewSecret: (client: ClientWithSecret) => void;
}

/** Section with the client's known credentials and the button for a new secret. */
export function CredentialsSection({ client, isBlocked, onNewSecret }: CredentialsSectionProps) {
  const dateOf = useDateFormat();
  const renewal = useMutation(renewSecretMutation());
  const { integrationClientId: id, name, clientId, previousSecretEndsAt, lastUsedAt, createdBy } = client;
  const created = dateOf(client.createdAt);
  return (
    <KeySection
      title={texts.credentials}
      facts={[
        [texts.clientId, clientId],
        [
          texts.secretFact,
          texts.endsIn({ ending: client.secretEnding, when: dateOf(client.secretCreatedAt) }),
        ],
        [
          texts.previous,
          previousSecretEndsAt !== '' && texts.worksUntil({ when: dateOf(previousSecretEndsAt) }),
        ],
        [texts.lastUsed, lastUsedAt === '' ? texts.notYet : dateOf(lastUsedAt)],
        [texts.created, createdBy === '' ? created : texts.createdBy({ when: created, who: createdBy })],
      ]}
      name={name}
      explain={(hours) => (hours === 0 ? texts.renewAtOnce : texts.renewWithOverlap({ hours }))}
      isBlocked={isBlocked}
      renewal={renewal}
      onRenew={(overlapHours) => renewal.mutate({ id, overlapHours }, { onSuccess: onNewSecret })}
    />
  );
}
