import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import type { ArticleDetail } from '@/entities/article';
import { labelQueries } from '@/entities/label';
import type { FormFaults } from '@/shared/lib/form-faults';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { ArticleForm } from '../model/use-article-form';
import classes from './article.module.css';
import { DataSection } from './data-section';
import { FactsSection } from './facts-section';
import { LabelSection } from './label-section';

/** Drawing labels is heavy and comes after the form. */
const LabelPreviews = lazyPart(async () => ({ default: (await import('./label-previews')).LabelPreviews }));

interface ArticleFieldsProps {
  form: ArticleForm;
  /** A form that nobody tried to send does not complain yet. */
  areFaultsShown: boolean;
  isNew: boolean;
  /** Names of labels that are no longer among those that can be printed. */
  connectedLabels?: ArticleDetail['connectedLabels'];
  /** What is said of orders. */
  children: ReactNode;
}

/** Everything an article is at the left, and beside it how its labels come out. */
export function ArticleFields({
  form,
  areFaultsShown,
  isNew,
  connectedLabels,
  children,
}: ArticleFieldsProps) {
  const { values, change, found } = form;
  const { data: labels = [] } = useQuery(labelQueries.list());
  const faults: FormFaults = areFaultsShown ? { ...found, ...form.faults } : found;
  return (
    <div className={classes['columns']}>
      <div className={classes['form']}>
        <FactsSection values={values} faults={faults} change={change} isNew={isNew} />
        <LabelSection
          labelIds={values.labelIds}
          labels={labels}
          connected={connectedLabels ?? []}
          onChange={(labelIds) => change({ labelIds })}
        />
        <DataSection values={values} faults={faults} labels={labels} change={change} />
        {children}
      </div>
      <Suspense fallback={<Skeleton height={240} />}>
        <LabelPreviews values={values} />
      </Suspense>
    </div>
  );
}
