import { useQuery } from '@tanstack/react-query';
import type { Id } from '@/shared/api';
import { QueryView } from '@/shared/ui/query-view';
import { webHookQueries } from '../api/web-hook-queries';
import { DeliveryRow } from './delivery-row';
import { texts } from './texts';
import classes from './web-hooks.module.css';

/** What a web hook was told, and every try of it. */
export function DeliveryLog({ id }: { id: Id }) {
  const deliveries = useQuery(webHookQueries.deliveries(id));
  return (
    <section className={classes['section']}>
      <h2>{texts.log}</h2>
      <p className={classes['quiet']}>{texts.logHint}</p>
      <QueryView query={deliveries} isOptionalCall>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={classes['words']}>{texts.noDeliveries}</p>
          ) : (
            <ul className={classes['log']}>
              {rows.map((delivery) => (
                <li key={delivery.deliveryId}>
                  <DeliveryRow hookId={id} delivery={delivery} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}
