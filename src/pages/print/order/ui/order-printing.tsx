import { useHotkeys } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { Order } from '@/entities/order';
import { AgentNotice } from '@/entities/printer';
import { HelperNotice } from '@/entities/printer-helper';
import { OutOfPrintsNotice, usePrintsLeft } from '@/entities/subscription';
import { UnfinishedPrints } from '@/features/send-print-job';
import type { OrderForm } from '../model/use-order-form';
import { useOrderPrint } from '../model/use-order-print';
import { OrderFoot } from './order-foot';
import { OrderJobs } from './order-jobs';

interface OrderPrintingProps {
  order: Order;
  form: OrderForm;
  /** Name of the order's print jobs. */
  jobName: string;
  /** Lines, passed as children so that the progress of a print, many times a second, does not render them again. */
  children: ReactNode;
}

/** Frame around the lines of an order: progress of its prints above, print button below. */
export function OrderPrinting({ order, form, jobName, children }: OrderPrintingProps) {
  const action = useOrderPrint(order, form, jobName);
  const isOutOfPrints = usePrintsLeft()?.left === 0;
  const print = () => {
    if (!isOutOfPrints) void action.print();
  };
  useHotkeys([['mod+Enter', print]], []);
  return (
    <>
      {isOutOfPrints && <OutOfPrintsNotice />}
      {form.printer?.agent ? <AgentNotice agent={form.printer.agent} /> : <HelperNotice />}
      <OrderJobs orderId={order.orderId} latest={action.job} />
      <UnfinishedPrints />
      {children}
      {form.lines.length > 0 && <OrderFoot action={action} isOutOfPrints={isOutOfPrints} onPrint={print} />}
    </>
  );
}
