import { useRef, useState } from 'react';
import { printedValues } from '@/entities/label';
import { useLargePrintQuestion } from '@/entities/print-job';
import type { Printer } from '@/entities/printer';
import { useUnaskedLabels } from '@/entities/subscription';
import { ApiError, toApiError, type ApiProblem } from '@/shared/api';
import { texts } from '../i18n';
import { fieldId } from './field-id';
import type { PrintFault } from './print-faults';
import type { LabelPrinting } from './print-job-slot';
import { printOrderOf } from './print-order-of';
import type { PrintSubject, ValueOrigin } from './print-subject';
import type { PrintForm } from './use-print-form';

const notPrintable = ({ message: problem }: PrintFault, more: number) =>
  more === 0 ? texts.errors.notPrintable({ problem }) : texts.errors.notPrintableAndMore({ problem, more });

/** Returns the action of the Print button: checks what can be checked, prints, and says which field is wrong. */
export function usePrintAction(
  { title, origin, createArticle }: PrintSubject,
  form: PrintForm,
  printing: LabelPrinting,
) {
  const [faults, setFaults] = useState<readonly PrintFault[]>([]);
  const [refusal, setRefusal] = useState('');
  const [reason, setReason] = useState('');
  const [isCreating, setIsCreating] = useState(false);
  const { isMeant, question } = useLargePrintQuestion(useUnaskedLabels());
  const [isWaiting, setIsWaiting] = useState(false);
  const isUnderWay = useRef(false);

  const refuse = (found: readonly PrintFault[], message: string, focusId: string | undefined) => {
    setFaults(found);
    setRefusal(message);
    setReason('');
    if (focusId !== undefined) document.getElementById(focusId)?.focus();
  };
  /** Removes what an earlier press showed; without any, nothing is drawn before the request has left. */
  const forgetRefusal = () => {
    if (faults.length > 0 || refusal !== '') refuse([], '', undefined);
  };
  /** Shows the server's problems of single variables at their fields; all input stays. */
  const refuseBy = (problems: readonly ApiProblem[], message: string) => {
    const told = problems.map((problem) => ({ variable: problem.field, message: problem.message }));
    refuse(told, message, told[0] && fieldId(told[0].variable));
  };
  /** Returns the origin of the values after creating the missing article; undefined when it could not be created. */
  const withArticle = async (): Promise<ValueOrigin | undefined> => {
    if (!createArticle) return origin;
    forgetRefusal();
    setIsCreating(true);
    const { variables, values } = form;
    const articleId = await createArticle(variables, printedValues(variables, values)).catch(toApiError);
    setIsCreating(false);
    if (!(articleId instanceof ApiError)) return { kind: 'article', articleId };
    refuseBy(articleId.problems, articleId.message);
    setReason(articleId.cause instanceof ApiError ? articleId.cause.message : '');
    return undefined;
  };

  /** Returns whether the values cannot be printed at this resolution, and if so shows why. */
  const refusesValues = (dpi: number): boolean => {
    const found = form.findFaults(dpi);
    const [first] = found;
    const faulty = found.find(({ variable }) => variable !== undefined)?.variable;
    if (first) refuse(found, notPrintable(first, found.length - 1), faulty && fieldId(faulty));
    return first !== undefined;
  };
  /** Returns the printer once it is known; undefined if there is none, and then shows why. */
  const withPrinter = async (): Promise<Printer | undefined> => {
    forgetRefusal();
    setIsWaiting(true);
    const found = await form.awaitPrinter();
    setIsWaiting(false);
    if (typeof found !== 'string') return found;
    refuse([], found, fieldId('printer', 'choice'));
    return undefined;
  };

  const printChecked = async () => {
    const { labelId, quantity, variables, values } = form;
    if (labelId === undefined || refusesValues(form.dpi)) return;
    const printer = form.settledPrinter ?? (await withPrinter());
    // Values that fit the usual resolution may not fit that of a printer that was loaded later.
    if (!printer || (printer.dpi !== form.dpi && refusesValues(printer.dpi))) return;
    if (!(await isMeant(quantity, title))) return;
    const from = await withArticle();
    if (!from) return;
    const { printerId } = printer;
    const printed = printing.print(printOrderOf(from, { labelId, quantity, printerId, variables, values }));
    forgetRefusal();
    const result = await printed;
    if (result?.isOk) form.notePrinted({ values: printedValues(variables, values), quantity });
    if (result && result.problems.length > 0) refuseBy(result.problems, '');
  };
  const print = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await printChecked();
    isUnderWay.current = false;
  };

  return {
    print,
    /** Confirmation before many labels are printed. */
    question,
    isPrinting: printing.isPrinting || isCreating || isWaiting,
    faults,
    /** Removes the fault of a field that is being edited, until Print is pressed again. */
    forgetFault: (variable: string) => {
      setFaults((known) => known.filter((fault) => fault.variable !== variable));
      setRefusal('');
    },
    /** Reason why the last press on Print did not print everything; "" when it did. */
    message: refusal || printing.message,
    /** The server's own words behind the message, or what to do before the next attempt. */
    reason: refusal ? reason : printing.advice,
  };
}
