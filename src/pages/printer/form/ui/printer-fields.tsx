import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '@/shared/ui/lazy-part';
import { printerQueries } from '@/entities/printer';
import { LimitNotice } from '@/entities/subscription';
import type { PrinterForm, PrinterValues } from '../model/printer-form';
import { texts } from '../i18n';
import { DeviceFields } from './device-fields';
import { NameFields } from './name-fields';
import classes from './setup.module.css';

/** Parts that use the printer helper, and the lower part of the form; loaded after the rest, which does not wait for them. */
const TargetFields = lazyPart(async () => ({ default: (await import('./target-fields')).TargetFields }));
const GroupChoice = lazyPart(async () => ({ default: (await import('./group-choice')).GroupChoice }));
const TestPrint = lazyPart(async () => ({ default: (await import('./test-print')).TestPrint }));

interface PrinterFieldsProps {
  form: PrinterForm;
}

/** Fields of a printer, in the usual order of setup. */
export function PrinterFields({ form }: PrinterFieldsProps) {
  const { values, change, errors } = form;
  const fields = { values, change, errors };
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

/** Notice about the number of printer models left in the subscription, shown before an additional one is refused. */
function ModelLimit({ vendor, model }: Pick<PrinterValues, 'vendor' | 'model'>) {
  const { data: printers = [] } = useQuery(printerQueries.list());
  const isKnown = printers.some((printer) => printer.vendor === vendor && printer.model === model);
  return (
    <LimitNotice limit="printerModels" needed={isKnown ? 0 : 1}>
      {isKnown && texts.modelKnown}
    </LimitNotice>
  );
}
