import { Skeleton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Suspense } from 'react';
import type { Label } from '@/entities/label';
import { HelperNotice } from '@/entities/printer-helper';
import { OutOfPrintsNotice } from '@/entities/subscription';
import { UnfinishedPrints, usePrintProgressCode, usePrintSeries } from '@/features/send-print-job';
import { useDocumentTitle } from '@/shared/lib/document-title';
import { lazyPart } from '@/shared/ui/lazy-part';
import { PageHeader } from '@/shared/ui/page-header';
import { texts } from '../i18n';
import { usePrintFile } from '../model/use-print-file';
import { usePrintFileAction } from '../model/use-print-file-action';
import { FileSection } from './file-section';
import { PrintFileFoot } from './print-file-foot';
import classes from './print-file.module.css';
import { SeriesPanel } from './series-panel';

const loadRowSections = () => import('./row-sections');
/** Loaded when a file is chosen. */
const RowSections = lazyPart(async () => ({ default: (await loadRowSections()).RowSections }));
const RowPreview = lazyPart(async () => ({ default: (await import('./row-preview')).RowPreview }));

interface PrintFileScreenProps {
  label: Label;
  /** Path of the screen that prints the label by hand. */
  backTo: string;
}

/** Print screen of a file: file, columns, check and range on the left, the label of one row on the right, Print at the foot. */
export function PrintFileScreen({ label, backTo }: PrintFileScreenProps) {
  const title = texts.title({ label: label.name });
  useDocumentTitle(title);
  usePrintProgressCode();
  const series = usePrintSeries(label.labelId);
  const form = usePrintFile(label);
  const action = usePrintFileAction(form, series);
  const isOutOfPrints = action.printsLeft === 0;
  const print = () => {
    if (!isOutOfPrints) void action.print();
  };
  useHotkeys([['mod+Enter', print]], []);
  return (
    <div className={classes['page']}>
      <PageHeader title={title} description={texts.description} backTo={backTo} />
      {isOutOfPrints && <OutOfPrintsNotice />}
      {!form.printer?.agent && <HelperNotice />}
      <SeriesPanel control={series} />
      <UnfinishedPrints />
      <div className={classes['columns']}>
        <div className={classes['steps']}>
          <FileSection form={form} onChoosing={() => void loadRowSections()} />
          {form.rows && (
            <Suspense fallback={<Skeleton height={320} />}>
              <RowSections form={form} />
            </Suspense>
          )}
        </div>
        <Suspense fallback={<Skeleton height={320} />}>
          <RowPreview form={form} />
        </Suspense>
      </div>
      {action.question}
      {form.rows && <PrintFileFoot form={form} action={action} series={series} onPrint={print} />}
    </div>
  );
}
