import { Button } from '@mantine/core';
import { generatePath, Link } from 'react-router';
import type { Order } from '@/entities/order';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { texts } from '../i18n';

/** Notice for an order without lines, or without a line that can use the label of this screen. */
export function NoLines({ order }: { order: Order }) {
  if (order.lines.length === 0) return <EmptyState>{texts.noLines}</EmptyState>;
  return (
    <EmptyState
      action={
        <Button
          component={Link}
          to={generatePath(paths.printOrder, { id: String(order.orderId) })}
          variant="default"
          mih={44}
        >
          {texts.wholeOrder}
        </Button>
      }
    >
      {texts.noneOfLabel}
    </EmptyState>
  );
}
