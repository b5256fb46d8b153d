import { Alert, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { OrderForm } from '../model/order-form';
import { FactsSection } from './facts-section';
import classes from './order.module.css';

/** Loaded after number and customer, since it contains the search for articles and most of the code. */
const LineSection = lazyPart(async () => ({ default: (await import('./line-section')).LineSection }));

interface OrderFieldsProps {
  form: OrderForm;
  /** Notice about the order as a whole; "" for none. */
  notice?: string;
}

/** Fields of an order. */
export function OrderFields({ form, notice = '' }: OrderFieldsProps) {
  const { values, saved, change, errors } = form;
  return (
    <div className={classes['form']}>
      {notice !== '' && (
        <Alert color="gray" className={classes['narrow']}>
          {notice}
        </Alert>
      )}
      <FactsSection values={values} errors={errors} change={change} />
      <Suspense fallback={<Skeleton height={320} />}>
        <LineSection
          lines={values.lines}
          saved={saved.lines}
          errors={errors}
          onChange={(lines) => change({ lines })}
        />
      </Suspense>
    </div>
  );
}
