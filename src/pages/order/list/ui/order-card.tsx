import { OrderProgress, type OrderSummary } from '@/entities/order';
import { RowName } from '@/shared/ui/data-table';
import { orderPath } from './order-columns';
import classes from './orders.module.css';

/** An order on a phone. */
export function OrderCard({ order }: { order: OrderSummary }) {
  return (
    <div className={classes['card']}>
      <div className={classes['cut']}>
        <RowName
          to={orderPath(order)}
          name={order.orderNumber || String(order.orderId)}
          detail={order.customer}
        />
      </div>
      <OrderProgress order={order} />
    </div>
  );
}
