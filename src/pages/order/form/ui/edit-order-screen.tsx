import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Order, orderQueries } from '@/entities/order';
import { isNotOffered, orNotOffered } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { changeOrderMutation, deleteOrderMutation } from '../api/save-order-mutation';
import { texts } from '../i18n';
import { toShownError } from '../model/to-shown-error';
import { isOrderBegun } from '../model/line-rule';
import { orderRequest, useOrderForm, valuesOf } from '../model/order-form';
import { OrderFields } from './order-fields';

/** Form of a saved order. Changes based on an older revision never overwrite a newer one. */
export function EditOrderScreen({ order }: { order: Order }) {
  const client = useQueryClient();
  const { orderId } = order;
  const name = order.orderNumber || String(orderId);
  const saved = valuesOf(order);
  const form = useOrderForm(saved, String(orderId), order.revision);
  const { mutateAsync: change } = useMutation(changeOrderMutation());
  const { mutateAsync: remove } = useMutation(deleteOrderMutation());
  const isBegun = isOrderBegun(saved.lines);

  const submit = () =>
    form
      .submit((values, revision) => change({ orderId, revision, ...orderRequest(values) }))
      .catch((error: unknown) => {
        const fault = toShownError(error);
        if (isNotOffered(fault)) throw new Error(texts.notOffered);
        // Refetched, so that somebody else's changes are shown once the person discards their own.
        if (fault.status === 409) void client.invalidateQueries({ queryKey: orderQueries.all() });
        throw fault;
      });
  return (
    <PageFrame
      title={name}
      description={order.customer}
      backTo={paths.orders}
      form={form}
      submit={{ kind: 'save', run: submit }}
      {...(!isBegun && {
        removal: {
          name,
          run: () => orNotOffered(remove(orderId), texts.notOffered),
        },
      })}
    >
      <OrderFields form={form} notice={isBegun ? texts.begun : ''} />
    </PageFrame>
  );
}
