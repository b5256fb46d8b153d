import { useMutation, useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useDateFormat } from '@/entities/preference';
import { DeliveryBadge, eventName, webHookQueries, type Delivery } from '@/entities/web-hook';
import type { Id } from '@/shared/api';
import { BusyButton } from '@/shared/ui/busy-button';
import { QueryView } from '@/shared/ui/query-view';
import { retryDeliveryMutation } from '../api/web-hook-mutation';
import { texts } from '../i18n';
import { AttemptFacts } from './attempt-facts';
import classes from './web-hook-form.module.css';

/** Log of a web hook's deliveries with all attempts. */
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

interface DeliveryRowProps {
  hookId: Id;
  delivery: Delivery;
}

/** One delivery: its status, and when opened every attempt, the event itself, and a button to send it again. */
function DeliveryRow({ hookId, delivery }: DeliveryRowProps) {
  const dateOf = useDateFormat();
  const { mutate: retry, isPending, error } = useMutation(retryDeliveryMutation());
  const { deliveryId, event, status, createdAt, nextAttemptAt, attempts, body, messageId } = delivery;
  const when = dateOf(createdAt);
  return (
    <details>
      <summary>
        <DeliveryBadge status={status} />
        <span className={classes['event']}>{eventName(event)}</span>
        <span>{when}</span>
        <span className={classes['quiet']}>
          {[
            texts.attempts({ count: attempts.length }),
            nextAttemptAt !== '' && texts.nextAttempt({ when: dateOf(nextAttemptAt) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </summary>
      <div className={classes['detail']}>
        <ol className={classes['tries']}>
          {attempts.map((attempt) => (
            <li key={attempt.number}>
              <p className={classes['quiet']}>
                {texts.attempt({ count: attempt.number, when: dateOf(attempt.at) })}
              </p>
              <AttemptFacts attempt={attempt} />
            </li>
          ))}
        </ol>
        <p className={classes['quiet']}>{texts.messageId({ id: messageId })}</p>
        <pre className={classes['code']} dir="auto">
          {body}
        </pre>
        <div>
          <BusyButton
            variant="default"
            leftSection={<RotateCw size={16} aria-hidden />}
            aria-label={texts.retryOf({ event: eventName(event), when })}
            isBusy={isPending}
            onClick={() => {
              if (!isPending) retry({ id: hookId, deliveryId });
            }}
          >
            {texts.retry}
          </BusyButton>
        </div>
        {error && (
          <p role="alert" className={classes['words']}>
            {texts.retryFailed({ reason: error.message })}
          </p>
        )}
      </div>
    </details>
  );
}
