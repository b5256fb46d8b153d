import { Progress } from '@mantine/core';
import { CircleCheck } from 'lucide-react';
import type { OrderSummary } from '../api/order-schema';
import { texts } from '../i18n';
import classes from './order-progress.module.css';

/** Shows how many of an order's labels are printed, as figures and a bar; a dash when the server does not send it. */
export function OrderProgress({
  order: { labelCount, printedCount },
}: {
  order: Pick<OrderSummary, 'labelCount' | 'printedCount'>;
}) {
  if (labelCount === undefined || printedCount === undefined) return texts.unknown;
  const isDone = labelCount > 0 && printedCount >= labelCount;
  return (
    <div className={classes['progress']}>
      <span className={classes['words']}>
        {isDone && <CircleCheck size={16} aria-hidden className={classes['done']} />}
        {texts.printedOf({ printed: printedCount, wanted: labelCount })}
      </span>
      <Progress
        value={labelCount === 0 ? 0 : (printedCount / labelCount) * 100}
        color={isDone ? 'green' : 'blue'}
        size="sm"
        aria-hidden
      />
    </div>
  );
}
