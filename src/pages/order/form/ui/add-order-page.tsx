import { useMutation } from '@tanstack/react-query';
import { isNotOffered, toApiError } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { addOrderMutation } from '../api/save-order-mutation';
import { texts } from '../i18n';
import { toShownError } from '../model/to-shown-error';
import { NEW_ORDER, orderRequest, useOrderForm } from '../model/order-form';
import { OrderFields } from './order-fields';

/** /addorder - the form of a new order with its lines. */
export function AddOrderPage() {
  const form = useOrderForm(NEW_ORDER, 'new');
  const { mutateAsync: add } = useMutation(addOrderMutation());
  return (
    <PageFrame
      title={texts.addTitle}
      description={texts.addDescription}
      backTo={paths.orders}
      form={form}
      submit={{
        kind: 'add',
        text: texts.add,
        run: () =>
          form
            .submit((values) => add(orderRequest(values)))
            .catch((error: unknown) => {
              if (isNotOffered(toApiError(error))) throw new Error(texts.addNotOffered);
              throw toShownError(error);
            }),
      }}
    >
      <OrderFields form={form} />
    </PageFrame>
  );
}
