import { Modal } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { connectorQueries } from '@/entities/connector';
import { featureFlagQueries, subscriptionQueries } from '@/entities/subscription';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { limitOverview } from '../model/limit-overview';
import { LimitRow } from './limit-row';
import classes from './limits.module.css';

/** Dialog with all limits of the subscription: usage, allowance, and the consequence of reaching them. */
export function LimitsDialog({ onClose }: { onClose: () => void }) {
  const subscription = useQuery(subscriptionQueries.current());
  const { data: prints } = useQuery(subscriptionQueries.printCount(subscription.data));
  const { data: features } = useQuery(featureFlagQueries.mine());
  const list = connectorQueries.list();
  // Fetched only for the name of the active connector.
  const isNamed = subscription.data?.activeConnectorId !== undefined;
  const { data: connectors = [] } = useQuery({
    ...list,
    ...(!isNamed && { queryFn: skipToken }),
    meta: { silent: true },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.limits.title}
      size="lg"
      centered
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <QueryView query={subscription}>
        {(found) => (
          <>
            <p className={classes['words']}>
              {found.type !== '' && `${texts.limits.subscription({ type: found.type })} `}
              {texts.limits.hint}
            </p>
            <ul className={classes['limits']}>
              {limitOverview({
                subscription: found,
                prints,
                isImportEnabled: features?.importEnabled,
                connectors,
              }).map((line) => (
                <LimitRow key={line.key} line={line} />
              ))}
            </ul>
          </>
        )}
      </QueryView>
    </Modal>
  );
}
