import { Anchor } from '@mantine/core';
import { generatePath, Link } from 'react-router';
import type { ArticleDetail } from '@/entities/article';
import { access, canAccess, useSessionUser } from '@/entities/session';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import { ORDERS_NAMED } from '../config/limits';
import classes from './article.module.css';

/** Orders that contain the article, as links for people who manage orders. */
export function OrdersOfArticle({ orders }: Pick<ArticleDetail, 'orders'>) {
  const mayOpen = canAccess(useSessionUser(), access.orders);
  const more = orders.length - ORDERS_NAMED;
  return (
    <section className={classes['section']}>
      <h2>{texts.orders}</h2>
      <p className={classes['hint']}>
        {orders.length === 0 ? texts.noOrders : texts.inOrders({ count: orders.length })}
      </p>
      {orders.length > 0 && (
        <ul className={classes['numbers']}>
          {orders.slice(0, ORDERS_NAMED).map(({ orderId, orderNumber }) => (
            <li key={orderId}>
              {mayOpen ? (
                <Anchor component={Link} to={generatePath(paths.order, { orderId: String(orderId) })}>
                  {orderNumber || String(orderId)}
                </Anchor>
              ) : (
                orderNumber || String(orderId)
              )}
            </li>
          ))}
          {more > 0 && <li>{texts.moreOrders({ count: more })}</li>}
        </ul>
      )}
    </section>
  );
}
