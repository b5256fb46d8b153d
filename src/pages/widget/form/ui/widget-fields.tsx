import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { CardNames } from '../model/card-of';
import type { WidgetForm } from '../model/widget-form';
import classes from './widget-form.module.css';
import { LookFields } from './look-fields';
import { PrintFields } from './print-fields';

/** Lower part of the form; loaded after the rest, which does not wait for it. */
const ArticleFields = lazyPart(async () => ({ default: (await import('./article-fields')).ArticleFields }));
const VariableList = lazyPart(async () => ({ default: (await import('./variable-list')).VariableList }));
const AudienceFields = lazyPart(async () => ({
  default: (await import('./audience-fields')).AudienceFields,
}));

interface WidgetFieldsProps {
  form: WidgetForm;
  savedNames: CardNames;
}

/** Fields of a widget, in the usual order of setup. */
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
