import { generatePath } from 'react-router';
import { ClientStateBadge, type IntegrationClient, scopeNames } from '@/entities/integration-client';
import { paths } from '@/shared/routes';
import { type Column, RowName } from '@/shared/ui/data-table';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { texts } from '../i18n';
import classes from './clients.module.css';

/** Formats a moment in the person's date format. */
export type WriteDate = (moment: string) => string;

/** Returns the columns of the list of clients. */
export const clientColumns = (dateOf: WriteDate): readonly Column<IntegrationClient>[] => [
  {
    key: 'name',
    title: texts.name,
    width: '28%',
    sortBy: ({ name }) => name,
    render: (client) => <ClientName client={client} />,
  },
  {
    key: 'scopes',
    title: texts.scopes,
    render: ({ scopes }) => <TruncatedText>{scopeNames(scopes).join(', ')}</TruncatedText>,
  },
  {
    key: 'expires',
    title: texts.expires,
    width: '176px',
    isOptional: true,
    sortBy: ({ expiresAt }) => (expiresAt === '' ? undefined : expiresAt),
    render: ({ expiresAt }) => (expiresAt === '' ? texts.never : dateOf(expiresAt)),
  },
  {
    key: 'lastUsed',
    title: texts.lastUsed,
    width: '176px',
    isOptional: true,
    sortBy: ({ lastUsedAt }) => (lastUsedAt === '' ? undefined : lastUsedAt),
    render: ({ lastUsedAt }) => (lastUsedAt === '' ? texts.neverUsed : dateOf(lastUsedAt)),
  },
  {
    key: 'state',
    title: texts.state,
    width: '124px',
    sortBy: ({ state }) => state,
    render: ({ state }) => <ClientStateBadge state={state} />,
  },
];

/** Name as a link to the client, with the name that the program reports. */
function ClientName({ client }: { client: IntegrationClient }) {
  const { integrationClientId, name, clientId } = client;
  const to = generatePath(paths.integrationClient, { integrationClientId: String(integrationClientId) });
  return <RowName to={to} name={name} detail={clientId} />;
}

/** Height of a client's row on a phone, in CSS px: name, id, scopes, last use, state. */
export const CLIENT_CARD_HEIGHT_PX = 168;

/** Card of a client on a phone. */
export function ClientCard({ client, dateOf }: { client: IntegrationClient; dateOf: WriteDate }) {
  const { lastUsedAt, scopes, state } = client;
  return (
    <div className={classes['card']}>
      <ClientName client={client} />
      <TruncatedText>{scopeNames(scopes).join(', ')}</TruncatedText>
      <TruncatedText className={classes['quiet']}>
        {lastUsedAt === '' ? texts.notUsed : texts.usedOn({ when: dateOf(lastUsedAt) })}
      </TruncatedText>
      <div>
        <ClientStateBadge state={state} />
      </div>
    </div>
  );
}
