import { Alert, Skeleton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { printedValues, type ScannedForm } from '@/entities/label';
import { HelperNotice } from '@/entities/printer-helper';
import { OutOfPrintsNotice, usePrintsLeft } from '@/entities/subscription';
import { useDocumentTitle } from '@/shared/lib/document-title';
import { PageHeader } from '@/shared/ui/page-header';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import type { LabelPrinting, PrintJobSlot } from '../model/print-job-slot';
import type { PrintSubject } from '../model/print-subject';
import { usePrintAction } from '../model/use-print-action';
import { usePrintForm } from '../model/use-print-form';
import { LabelPrintFoot } from './label-print-foot';
import classes from './print-label.module.css';
import { PrintSteps } from './print-steps';

/** Component that handles scans for the screen it is drawn in and shows their result; passed in by the page. */
type ScannerSlot = ComponentType<ScannedForm>;

/** Loaded after the fields, so that its code does not delay them. */
const PreviewColumn = lazyPart(async () => ({ default: (await import('./preview-column')).PreviewColumn }));

interface PrintLabelScreenProps {
  subject: PrintSubject;
  /** Path of the list for Back, if the person did not come from another one. */
  backTo: string;
  printJob: PrintJobSlot;
  /** Handles scans on this screen, where scanning makes sense. */
  scanner?: ScannerSlot;
  /** Links to other ways of printing, at the right of the title. */
  otherWays?: ReactNode;
}

/** Complete print screen of one subject; another subject starts with an empty form. */
export function PrintLabelScreen({
  subject,
  backTo,
  printJob: PrintJob,
  scanner,
  otherWays,
}: PrintLabelScreenProps) {
  useDocumentTitle(subject.title);
  return (
    <PrintJob key={subject.key}>
      {(printing) => (
        <PrintForm
          subject={subject}
          backTo={backTo}
          printing={printing}
          scanner={scanner}
          otherWays={otherWays}
        />
      )}
    </PrintJob>
  );
}

interface PrintFormProps {
  subject: PrintSubject;
  backTo: string;
  printing: LabelPrinting;
  scanner: ScannerSlot | undefined;
  otherWays: ReactNode;
}

/** Print form: steps on the left, the live preview on the right, one big button at the bottom. */
function PrintForm({ subject, backTo, printing, scanner: Scanner, otherWays }: PrintFormProps) {
  const form = usePrintForm(subject);
  const action = usePrintAction(subject, form, printing);
  const printsLeft = usePrintsLeft();
  const isOutOfPrints = printsLeft?.left === 0;
  const print = () => {
    if (!isOutOfPrints) void action.print();
  };
  useHotkeys([['mod+Enter', print]], []);
  const header = (
    <PageHeader
      title={subject.title}
      description={subject.description || undefined}
      backTo={backTo}
      actions={otherWays}
    />
  );
  const { label } = form;
  if (!label)
    return (
      <>
        {header}
        <Alert color="yellow">{texts.noLabel}</Alert>
      </>
    );
  return (
    <div className={classes['page']}>
      {header}
      {subject.notice !== undefined && (
        <Alert color="blue" role="note">
          {subject.notice}
        </Alert>
      )}
      {Scanner && (
        <Scanner
          articleId={subject.origin.kind === 'hand' ? undefined : subject.origin.articleId}
          connectorId={subject.origin.kind === 'connector' ? subject.origin.connectorId : undefined}
          labelId={label.labelId}
          variables={form.variables}
          values={form.values}
          quantity={form.quantity}
          hasChanges={form.hasChanges}
          onFill={form.fillValues}
          onQuantity={form.setQuantity}
        />
      )}
      {isOutOfPrints && <OutOfPrintsNotice />}
      {!form.printer?.agent && <HelperNotice />}
      {printing.unfinished}
      <div className={classes['columns']}>
        <PrintSteps labels={subject.labels} form={form} faults={action.faults} onEdit={action.forgetFault} />
        <Suspense fallback={<Skeleton height={320} />}>
          <PreviewColumn
            labelId={label.labelId}
            values={printedValues(form.variables, form.values)}
            dpi={form.dpi}
            printed={form.printed}
          />
        </Suspense>
      </div>
      {action.question}
      <LabelPrintFoot
        form={form}
        isNewArticle={subject.createArticle !== undefined}
        printsLeft={printsLeft}
        message={action.message}
        reason={action.reason}
        isPrinting={action.isPrinting}
        printedCount={printing.printedCount}
        onPrint={print}
      />
      {printing.progress}
    </div>
  );
}
