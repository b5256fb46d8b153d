import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { orderQueries } from '@/entities/order';
import { toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { RecordStatus } from '@/shared/ui/record-status';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';

const EditOrderScreen = lazyPart(async () => ({
  default: (await import('./edit-order-screen')).EditOrderScreen,
}));

/** /orders/{orderId} - the form of a saved order: change it as far as it is not printed, or delete it. */
export function EditOrderPage() {
  const { orderId = '' } = useParams();
  const order = useQuery({ ...orderQueries.detail(toId(orderId)), refetchOnMount: 'always' });
  if (order.data) {
    return (
      <Suspense fallback={<PageHeader title={texts.loading} backTo={paths.orders} />}>
        <EditOrderScreen key={order.data.orderId} order={order.data} />
      </Suspense>
    );
  }
  return (
    <RecordStatus
      query={order}
      isMissing={order.error?.status === 404}
      listPath={paths.orders}
      texts={texts}
      isOptionalCall
    />
  );
}
