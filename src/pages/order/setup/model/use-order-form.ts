import { useSessionUser } from '@/entities/session';
import { useDraftForm, type DraftForm } from '@/shared/lib/draft-form';
import { orderDraftSchema } from './order-draft-schema';
import { orderFaults } from './order-faults';
import { isSameOrder, type OrderValues } from './order-values';

export type OrderForm = DraftForm<OrderValues>;

/** The form over one order; `order` is its id, or "new". */
export function useOrderForm(saved: OrderValues, order: string, revision?: number): OrderForm {
  const user = useSessionUser();
  return useDraftForm({
    owner: user?.userId ?? '',
    form: 'order',
    thing: order,
    revision,
    saved,
    schema: orderDraftSchema,
    faultsOf: orderFaults,
    serverFaultsOf: (problems) => Object.fromEntries(problems.map(({ field, message }) => [field, message])),
    isSame: isSameOrder,
  });
}
