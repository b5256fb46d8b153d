import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { orderQueries } from '@/entities/order';
import { toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { PrintOrderScreen } from './print-order-screen';

/** /print-labels/:id/order/:orderId - one label for all lines of an order that can use it. */
export function PrintLabelOrderPage() {
  const { id = '', orderId = '' } = useParams();
  const order = useQuery(orderQueries.detail(toId(orderId)));
  return (
    <>
      {!order.data && <PageHeader title={texts.anyTitle} backTo={paths.myOrders} />}
      <QueryView query={order} isOptionalCall>
        {(found) => <PrintOrderScreen key={`${id}/${found.orderId}`} order={found} onlyLabelId={toId(id)} />}
      </QueryView>
    </>
  );
}
