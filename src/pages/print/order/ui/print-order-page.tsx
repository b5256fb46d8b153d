import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { orderQueries } from '@/entities/order';
import { toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { PrintOrderScreen } from './print-order-screen';

/** /print-order/:id - the lines of one order, printed together and counted one by one. */
export function PrintOrderPage() {
  const { id = '' } = useParams();
  const order = useQuery(orderQueries.detail(toId(id)));
  return (
    <>
      {!order.data && <PageHeader title={texts.anyTitle} backTo={paths.myOrders} />}
      <QueryView query={order} isOptionalCall>
        {(found) => <PrintOrderScreen key={found.orderId} order={found} />}
      </QueryView>
    </>
  );
}
