import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import type { ArticleDetail } from '@/entities/article';
import { labelQueries } from '@/entities/label';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { ArticleForm } from '../model/article-form';
import classes from './article.module.css';
import { DataSection } from './data-section';
import { FactsSection } from './facts-section';
import { LabelSection } from './label-section';

/** Loaded after the form, since drawing labels needs much code. */
const LabelPreviews = lazyPart(async () => ({ default: (await import('./label-previews')).LabelPreviews }));

interface ArticleFieldsProps {
  form: ArticleForm;
  isNew: boolean;
  /** Names of connected labels, including those that can no longer be printed. */
  connectedLabels?: ArticleDetail['connectedLabels'];
  /** Section about orders. */
  children: ReactNode;
}

/** Fields of an article on the left, previews of its labels on the right. */
export function ArticleFields({ form, isNew, connectedLabels, children }: ArticleFieldsProps) {
  const { values, change, errors } = form;
  const { data: labels = [] } = useQuery(labelQueries.list());
  return (
    <div className={classes['columns']}>
      <div className={classes['form']}>
        <FactsSection values={values} errors={errors} change={change} isNew={isNew} />
        <LabelSection
          labelIds={values.labelIds}
          labels={labels}
          connected={connectedLabels ?? []}
          onChange={(labelIds) => change({ labelIds })}
        />
        <DataSection values={values} errors={errors} labels={labels} change={change} />
        {children}
      </div>
      <Suspense fallback={<Skeleton height={240} />}>
        <LabelPreviews values={values} />
      </Suspense>
    </div>
  );
}
