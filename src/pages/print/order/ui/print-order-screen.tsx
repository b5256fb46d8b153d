import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { Order } from '@/entities/order';
import { useDateFormat } from '@/entities/preference';
import { usePrintProgressCode } from '@/features/send-print-job';
import type { Id } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import { useOrderForm } from '../model/use-order-form';
import { NoLines } from './no-lines';
import { OrderPrinting } from './order-printing';
import classes from './print-order.module.css';

/** The fields of the lines come after the frame, with the first of them to be drawn. */
const OrderLines = lazyPart(async () => ({ default: (await import('./order-lines')).OrderLines }));

/** Draws labels, and has the fields of every kind of variable: it comes after the lines. */
const LinePanel = lazyPart(async () => ({ default: (await import('./line-panel')).LinePanel }));

interface PrintOrderScreenProps {
  order: Order;
  /** Only the lines that can carry this label, with it. */
  onlyLabelId?: Id;
}

/** An order: its lines at the left, the label of the line in focus at the right, one big button at the foot. */
export function PrintOrderScreen({ order, onlyLabelId }: PrintOrderScreenProps) {
  usePrintProgressCode();
  const form = useOrderForm(order, onlyLabelId);
  const number = order.orderNumber || String(order.orderId);
  const formatDate = useDateFormat();
  const { lines, focused } = form;
  const labelName = onlyLabelId === undefined ? undefined : lines[0]?.label?.name;
  const date = order.createdAt && formatDate(order.createdAt);
  return (
    <div className={classes['page']}>
      <PageHeader
        title={
          labelName === undefined ? texts.title({ number }) : texts.labelTitle({ label: labelName, number })
        }
        description={[order.customer, date].filter((part) => part !== '').join(', ') || undefined}
        backTo={paths.myOrders}
      />
      <OrderPrinting order={order} form={form} jobName={texts.jobName({ number })}>
        {lines.length === 0 ? (
          <NoLines order={order} />
        ) : (
          <div className={classes['columns']}>
            <Suspense fallback={<Skeleton height={320} />}>
              <OrderLines form={form} />
            </Suspense>
            {focused && (
              <Suspense fallback={<Skeleton height={320} />}>
                <LinePanel key={focused.line.position} formLine={focused} form={form} />
              </Suspense>
            )}
          </div>
        )}
      </OrderPrinting>
    </div>
  );
}
