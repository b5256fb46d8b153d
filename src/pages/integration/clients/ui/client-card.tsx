import { ClientStateBadge, scopeNames, type IntegrationClient } from '@/entities/integration-client';
import { ClientName, type WriteDate } from './client-columns';
import classes from './clients.module.css';
import { texts } from './texts';

/** Height of a client's row on a phone, in CSS px: name, id, scopes, last use, state. */
export const CLIENT_CARD_HEIGHT_PX = 168;

/** A client on a phone. */
export function ClientCard({ client, dateOf }: { client: IntegrationClient; dateOf: WriteDate }) {
  const { lastUsedAt, scopes, state } = client;
  return (
    <div className={classes['card']}>
      <ClientName client={client} />
      <p className={classes['cut']}>{scopeNames(scopes).join(', ')}</p>
      <p className={`${classes['cut']} ${classes['quiet']}`}>
        {lastUsedAt === '' ? texts.notUsed : texts.usedOn(dateOf(lastUsedAt))}
      </p>
      <div>
        <ClientStateBadge state={state} />
      </div>
    </div>
  );
}
