import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { CardNames } from '../model/card-of';
import type { WidgetForm } from '../model/widget-form';
import classes from './administration.module.css';
import { LookFields } from './look-fields';
import { PrintFields } from './print-fields';

/** The lower half of the form comes after the rest is drawn: nobody waits for it. */
const ArticleFields = lazyPart(async () => ({ default: (await import('./article-fields')).ArticleFields }));
const VariableList = lazyPart(async () => ({ default: (await import('./variable-list')).VariableList }));
const AudienceFields = lazyPart(async () => ({
  default: (await import('./audience-fields')).AudienceFields,
}));

interface WidgetFieldsProps {
  form: WidgetForm;
  savedNames: CardNames;
}

/** Everything a widget is, in the order in which somebody sets one up. */
export function WidgetFields({ form, savedNames }: WidgetFieldsProps) {
  const { values, change, errors } = form;
  const fields = { values, change, errors };
  return (
    <div className={classes['form']}>
      <LookFields {...fields} />
      <PrintFields {...fields} savedNames={savedNames} />
      <Suspense fallback={<Skeleton height={480} />}>
        <ArticleFields {...fields} />
        <VariableList {...fields} />
        <AudienceFields {...fields} />
      </Suspense>
    </div>
  );
}
