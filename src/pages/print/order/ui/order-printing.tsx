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
  /** What the jobs of this order are called. */
  jobName: string;
  /** The lines. They are given from above so that the progress of a print, many times a second, never draws them again. */
  children: ReactNode;
}

/** What frames the lines of an order: what becomes of its prints above them, the big button below. */
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
