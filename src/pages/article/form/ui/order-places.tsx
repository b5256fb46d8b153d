import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { orderQueries } from '@/entities/order';
import { QuantityInput } from '@/shared/ui/quantity-input';
import { access, canAccess, useSessionUser } from '@/entities/session';
import { texts } from '../i18n';
import type { OrderPlace } from '../model/article-form';
import { OFFERED_ORDERS } from '../config/limits';
import classes from './article.module.css';
import { ChoiceToAdd } from './choice-to-add';

interface OrderPlacesProps {
  places: readonly OrderPlace[];
  onChange: (places: readonly OrderPlace[]) => void;
}

/** The orders a new article is added to, each with the number of its labels. */
function OrderPlaces({ places, onChange }: OrderPlacesProps) {
  const { data } = useQuery(
    orderQueries.pageOfOrganization({ searchQuery: '', offset: 0, take: OFFERED_ORDERS }),
  );
  const free = (data?.rows ?? []).filter(({ orderId }) => !places.some((place) => place.orderId === orderId));
  return (
    <section className={classes['section']}>
      <h2>{texts.orders}</h2>
      <p className={classes['hint']}>{texts.ordersHint}</p>
      {places.length > 0 && (
        <ul className={classes['list']}>
          {places.map((place) => (
            <li key={place.orderId} className={classes['item']}>
              <QuantityInput
                label={texts.quantityIn({ order: nameOf(place) })}
                value={place.quantity}
                onChange={(quantity) =>
                  onChange(places.map((one) => (one.orderId === place.orderId ? { ...one, quantity } : one)))
                }
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={texts.remove({ name: nameOf(place) })}
                onClick={() => onChange(places.filter((one) => one.orderId !== place.orderId))}
              >
                <X size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {free.length > 0 && (
        <ChoiceToAdd
          label={texts.addToOrder}
          description={
            free.length + places.length >= OFFERED_ORDERS
              ? texts.newestOrders({ count: OFFERED_ORDERS })
              : undefined
          }
          action={texts.addIt}
          options={free.map(({ orderId, orderNumber, customer }) => ({
            value: String(orderId),
            label: [nameOf({ orderId, orderNumber }), customer].filter((part) => part !== '').join(' · '),
          }))}
          onAdd={(value) => {
            const order = free.find(({ orderId }) => String(orderId) === value);
            if (order)
              onChange([...places, { orderId: order.orderId, orderNumber: order.orderNumber, quantity: 1 }]);
          }}
        />
      )}
    </section>
  );
}

const nameOf = ({ orderId, orderNumber }: Pick<OrderPlace, 'orderId' | 'orderNumber'>) =>
  orderNumber || String(orderId);

interface NewOrderPlacesProps {
  places: readonly OrderPlace[];
  onChange: (places: readonly OrderPlace[]) => void;
}

/** Only a person who manages orders can add an article to one. */
export function NewOrderPlaces(props: NewOrderPlacesProps) {
  return canAccess(useSessionUser(), access.orders) ? <OrderPlaces {...props} /> : null;
}
