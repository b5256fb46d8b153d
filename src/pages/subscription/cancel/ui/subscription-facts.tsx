import { useQuery } from '@tanstack/react-query';
import { subscriptionQueries } from '@/entities/subscription';
import { QueryView } from '@/shared/ui/query-view';
import classes from './subscription-cancel.module.css';
import { texts } from './texts';

/** What the organisation has, and how much of it is used. */
export function SubscriptionFacts() {
  const subscription = useQuery(subscriptionQueries.current());
  const { data: prints } = useQuery(subscriptionQueries.printCount(subscription.data));
  return (
    <section className={classes['facts']}>
      <h2>{texts.subscription}</h2>
      <QueryView query={subscription}>
        {({ type, activeUsers, maxUsers, maxLabels, maxPrinterModels, maxWidgets }) => (
          <dl>
            <dt>{texts.type}</dt>
            <dd>{type}</dd>
            <dt>{texts.users}</dt>
            <dd>{texts.usedOf(activeUsers, maxUsers)}</dd>
            {prints && (
              <>
                <dt>{texts.prints}</dt>
                <dd>{texts.usedOf(prints.printedJobs, prints.allowedPrintJobs)}</dd>
              </>
            )}
            {[
              { name: texts.labels, allowed: maxLabels },
              { name: texts.printers, allowed: maxPrinterModels },
              { name: texts.widgets, allowed: maxWidgets },
            ].map(
              ({ name, allowed }) =>
                allowed !== undefined && (
                  <div key={name} className={classes['pair']}>
                    <dt>{name}</dt>
                    <dd>{texts.upTo(allowed)}</dd>
                  </div>
                ),
            )}
          </dl>
        )}
      </QueryView>
    </section>
  );
}
