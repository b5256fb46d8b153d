import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { FormFaults } from '@/shared/lib/form-faults';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { PrinterForm } from '../model/use-printer-form';
import { DeviceFields } from './device-fields';
import { ModelLimit } from './model-limit';
import { NameFields } from './name-fields';
import classes from './setup.module.css';

/** What talks to the printer helper, and the lower half of the form, come after the rest is drawn: nobody waits for them. */
const TargetFields = lazyPart(async () => ({ default: (await import('./target-fields')).TargetFields }));
const GroupChoice = lazyPart(async () => ({ default: (await import('./group-choice')).GroupChoice }));
const TestPrint = lazyPart(async () => ({ default: (await import('./test-print')).TestPrint }));

interface PrinterFieldsProps {
  form: PrinterForm;
  /** A form that nobody tried to send does not complain yet. */
  areFaultsShown: boolean;
}

/** Everything a printer is, in the order in which somebody sets one up. */
export function PrinterFields({ form, areFaultsShown }: PrinterFieldsProps) {
  const { values, change, found } = form;
  const faults: FormFaults = areFaultsShown ? { ...found, ...form.faults } : found;
  const fields = { values, change, faults };
  return (
    <div className={classes['form']}>
      <ModelLimit vendor={values.vendor} model={values.model} />
      <DeviceFields {...fields} />
      <Suspense fallback={<Skeleton height={280} />}>
        <TargetFields {...fields} />
      </Suspense>
      <NameFields {...fields} />
      <Suspense fallback={<Skeleton height={360} />}>
        <GroupChoice {...fields} />
        <TestPrint form={form} />
      </Suspense>
    </div>
  );
}
