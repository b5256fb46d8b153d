import { useState } from 'react';
import type { Article } from '@/entities/article';
import { editableData } from '@/entities/label';
import { usePrintJob } from '@/features/send-print-job';
import { fieldId } from './field-id';
import type { PrintFault } from './print-faults';
import { texts } from './texts';
import type { PrintForm } from './use-print-form';

/** Pressing Print: checks what can be checked, prints, and says at which field something is wrong. */
export function usePrintAction(article: Article, form: PrintForm) {
  const { print: send, job, outcome, isPrinted, isPrinting, reset } = usePrintJob();
  const [faults, setFaults] = useState<readonly PrintFault[]>([]);
  const [refusal, setRefusal] = useState('');

  const refuse = (found: readonly PrintFault[], message: string, focusId: string | undefined) => {
    setFaults(found);
    setRefusal(message);
    if (focusId !== undefined) document.getElementById(focusId)?.focus();
  };

  const print = async () => {
    const { labelId, printer, quantity, variables, values } = form;
    if (labelId === undefined) return;
    const found = form.findFaults();
    const [first] = found;
    const faulty = found.find(({ variable }) => variable !== undefined)?.variable;
    if (first)
      return refuse(found, texts.notPrintable(found.length, first.message), faulty && fieldId(faulty));
    if (!printer) return refuse([], texts.printerMissing, fieldId('printer', 'choice'));
    refuse([], '', undefined);
    const line = {
      labelId,
      quantity,
      articleId: article.id,
      editableData: editableData(variables, values),
      printerId: printer.printerId,
    };
    const result = await send({ kind: 'article', labels: [line] });
    if (!result || result.isOk || result.problems.length === 0) return;
    // The server's word on single variables is shown at their fields; everything entered stays.
    const told = result.problems.map(({ field, message }) => ({ variable: field, message }));
    refuse(told, '', told[0] && fieldId(told[0].variable));
  };

  return {
    print,
    job,
    isPrinting,
    reset,
    faults,
    /** A field that is being mended is not faulty any more until Print is pressed again. */
    forgetFault: (variable: string) => {
      setFaults((known) => known.filter((fault) => fault.variable !== variable));
      setRefusal('');
    },
    /** Why the last press on Print did not print everything; "" when it did. */
    message: refusal || (outcome && !outcome.isOk ? outcome.message : ''),
    printedCount: outcome?.isOk && isPrinted ? outcome.summary.printed : 0,
  };
}
