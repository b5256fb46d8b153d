import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { ArticleLabel } from '@/entities/article';
import { QuantityInput } from '@/shared/ui/quantity-input';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import type { PrintFault } from '../model/print-faults';
import type { PrintForm } from '../model/use-print-form';
import classes from './print-label.module.css';

/** Loaded on demand: most subjects have one label only. */
const LabelChoice = lazyPart(async () => ({ default: (await import('./label-choice')).LabelChoice }));

/** There are several kinds of fields, so they are loaded after the screen. */
const LabelFields = lazyPart(async () => ({ default: (await import('./label-fields')).LabelFields }));

const PrinterStep = lazyPart(async () => ({ default: (await import('./printer-step')).PrinterStep }));

interface PrintStepsProps {
  labels: readonly ArticleLabel[];
  form: PrintForm;
  faults: readonly PrintFault[];
  onEdit: (variable: string) => void;
}

/** Steps in the order of work: which label, its values, how many, which printer. */
export function PrintSteps({ labels, form, faults, onEdit }: PrintStepsProps) {
  const { variables, labelId, quantity } = form;
  return (
    <div className={classes['steps']}>
      {labels.length > 1 && (
        // As high as the content to come, so that nothing below it moves.
        <Suspense fallback={<Skeleton height={28 + labels.length * 44} />}>
          <LabelChoice labels={labels} labelId={labelId} onChoose={form.chooseLabel} />
        </Suspense>
      )}
      <section>
        <h2 className={classes['heading']}>{texts.variables}</h2>
        {variables.length === 0 && <p className={classes['quiet']}>{texts.noVariables}</p>}
        <Suspense fallback={<Skeleton height={variables.length * 76} />}>
          <LabelFields form={form} faults={faults} onEdit={onEdit} />
        </Suspense>
      </section>
      <QuantityInput label={texts.quantity} value={quantity} onChange={form.setQuantity} />
      <Suspense fallback={<Skeleton height={68} />}>
        <PrinterStep form={form} />
      </Suspense>
    </div>
  );
}
