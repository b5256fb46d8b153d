import { generatePath } from 'react-router';
import { OrderProgress, type OrderSummary } from '@/entities/order';
import { useDateFormat } from '@/entities/preference';
import { formatNumber } from '@/shared/i18n';
import { paths } from '@/shared/routes';
import { DataTable, RowName, type Column } from '@/shared/ui/data-table';
import { texts } from '../i18n';

const formatFigure = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value));

const orderColumns = (): readonly Column<OrderSummary>[] => [
  {
    key: 'number',
    title: texts.number,
    render: ({ orderId, orderNumber, customer }) => (
      <RowName
        to={generatePath(paths.printOrder, { id: String(orderId) })}
        name={orderNumber || String(orderId)}
        detail={customer}
      />
    ),
  },
  {
    key: 'date',
    title: texts.date,
    width: '160px',
    isSecondary: true,
    render: ({ createdAt }) => <OrderDate createdAt={createdAt} />,
  },
  {
    key: 'lines',
    title: texts.lines,
    width: '88px',
    isNumeric: true,
    isSecondary: true,
    render: ({ lineCount }) => formatFigure(lineCount),
  },
  {
    key: 'labels',
    title: texts.labels,
    width: '96px',
    isNumeric: true,
    isSecondary: true,
    render: ({ labelCount }) => formatFigure(labelCount),
  },
  {
    key: 'progress',
    title: texts.progress,
    width: '136px',
    render: (order) => <OrderProgress order={order} />,
  },
];

interface OrderTableProps {
  rowCount: number;
  rowAt: (index: number) => OrderSummary | undefined;
  onRangeChange: (first: number, last: number) => void;
}

/** Table of the orders, newest first, with customer and printed share. */
export function OrderTable(props: OrderTableProps) {
  return (
    <DataTable caption={texts.caption} columns={orderColumns()} keyOf={({ orderId }) => orderId} {...props} />
  );
}

function OrderDate({ createdAt }: { createdAt: string }) {
  const formatDate = useDateFormat();
  return <time>{formatDate(createdAt)}</time>;
}
