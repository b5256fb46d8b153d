import { generatePath } from 'react-router';
import { OrderProgress, type OrderSummary } from '@/entities/order';
import { useDateFormat } from '@/entities/preference';
import type { Id } from '@/shared/api';
import { formatNumber } from '@/shared/i18n';
import { paths } from '@/shared/routes';
import { RowName, type Column } from '@/shared/ui/data-table';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { texts } from '../i18n';
import classes from './orders.module.css';

type GroupNames = readonly { id: Id; name: string }[] | undefined;

const figure = (value: number | undefined) => (value === undefined ? texts.nothing : formatNumber(value));

const orderPath = ({ orderId }: OrderSummary) => generatePath(paths.order, { orderId: String(orderId) });

/** Returns the columns of the list of orders; `groups` is undefined while they are unknown. */
export function orderColumns(groups: GroupNames): readonly Column<OrderSummary>[] {
  return [
    {
      key: 'number',
      title: texts.number,
      isSorted: true,
      width: '19%',
      render: (order) => <RowName to={orderPath(order)} name={order.orderNumber || String(order.orderId)} />,
    },
    {
      key: 'customer',
      title: texts.customer,
      isSorted: true,
      isSecondary: true,
      isOptional: true,
      render: ({ customer }) => <Words text={customer} />,
    },
    {
      key: 'group',
      title: texts.group,
      isForWide: true,
      isSecondary: true,
      isOptional: true,
      render: ({ groupId }) => <Words text={groups?.find(({ id }) => id === groupId)?.name ?? ''} />,
    },
    {
      key: 'lines',
      title: texts.lines,
      width: '76px',
      isNumeric: true,
      isForWide: true,
      isSecondary: true,
      isOptional: true,
      render: ({ lineCount }) => figure(lineCount),
    },
    {
      key: 'labels',
      title: texts.labels,
      width: '88px',
      isNumeric: true,
      isSecondary: true,
      isOptional: true,
      render: ({ labelCount }) => figure(labelCount),
    },
    {
      key: 'progress',
      title: texts.progress,
      width: '128px',
      render: (order) => <OrderProgress order={order} />,
    },
    {
      key: 'date',
      title: texts.date,
      width: '144px',
      isSorted: true,
      isSecondary: true,
      isOptional: true,
      render: ({ createdAt }) => <OrderDate createdAt={createdAt} />,
    },
  ];
}

const Words = ({ text }: { text: string }) => (
  <TruncatedText title={text}>{text || texts.nothing}</TruncatedText>
);

function OrderDate({ createdAt }: { createdAt: string }) {
  const formatDate = useDateFormat();
  return <time>{formatDate(createdAt)}</time>;
}

/** Card of an order on a phone. */
export function OrderCard({ order }: { order: OrderSummary }) {
  return (
    <div className={classes['card']}>
      <TruncatedText>
        <RowName
          to={orderPath(order)}
          name={order.orderNumber || String(order.orderId)}
          detail={order.customer}
        />
      </TruncatedText>
      <OrderProgress order={order} />
    </div>
  );
}
