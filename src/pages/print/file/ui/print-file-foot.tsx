import { printerName } from '@/entities/printer';
import type { SeriesControl } from '@/features/send-print-job';
import { PrintFoot } from '@/shared/ui/print-foot';
import { texts } from '../i18n';
import type { PrintFileForm } from '../model/use-print-file';
import { isOfThisVisit, standing } from '../model/standing';
import { obstacleTo, type usePrintFileAction } from '../model/use-print-file-action';

interface PrintFileFootProps {
  form: PrintFileForm;
  action: ReturnType<typeof usePrintFileAction>;
  series: SeriesControl;
  onPrint: () => void;
}

/** Foot of the screen: which rows, how many labels and jobs, the printer, and the print button. */
export function PrintFileFoot({ form, action, series, onPrint }: PrintFileFootProps) {
  const { content, range, printer } = form;
  const { refusal, isPrinting, jobCount, printsLeft } = action;
  const labels = content?.labelCount ?? 0;
  const obstacle = obstacleTo(form, series);
  const { series: last, progress, isSending } = series;
  return (
    <PrintFoot
      obstacle={isPrinting || obstacle === refusal ? '' : obstacle}
      message={isPrinting ? '' : refusal}
      printedCount={0}
      isPrinting={isPrinting}
      isOutOfPrints={printsLeft === 0}
      action={labels === 0 ? texts.printNothing : texts.print({ count: labels })}
      onPrint={onPrint}
    >
      {last && progress && isOfThisVisit(last, isSending) && <p>{standing(last, progress.sent)}</p>}
      {labels > 0 && (
        <p>
          {printer
            ? texts.consequenceOn({ labels, ...range, printer: printerName(printer) })
            : texts.consequence({ labels, ...range })}
        </p>
      )}
      {jobCount > 1 && <p>{texts.inJobs({ count: jobCount })}</p>}
      {printsLeft !== undefined && jobCount > 0 && jobCount <= printsLeft && (
        <p>{texts.uses({ count: jobCount, left: printsLeft })}</p>
      )}
    </PrintFoot>
  );
}
