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

/** Fields of the lines; loaded after the frame, when the first line is rendered. */
const OrderLines = lazyPart(async () => ({ default: (await import('./order-lines')).OrderLines }));

/** Loaded after the lines, since it draws labels and contains the fields for every type of variable. */
const LinePanel = lazyPart(async () => ({ default: (await import('./line-panel')).LinePanel }));

interface PrintOrderScreenProps {
  order: Order;
  /** Limits the screen to this label and the lines that can use it. */
  onlyLabelId?: Id;
}

/** Print screen of an order: lines on the left, label of the focused line on the right, print button at the foot. */
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
