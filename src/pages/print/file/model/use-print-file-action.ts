import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { variableLabel } from '@/entities/label';
import { useLargePrintQuestion } from '@/entities/print-job';
import { usePrintsLeft, useUnaskedLabels } from '@/entities/subscription';
import { isOver, ownerId, planJobs, type SeriesControl } from '@/features/send-print-job';
import { saveFileMappingMutation } from '../api/save-file-mapping-mutation';
import { texts } from '../i18n';
import { mappingToSave } from './column-mapping';
import { newSeries } from './new-series';
import type { PrintFileForm } from './use-print-file';

const { errors } = texts;

/** Id of the choice of the printer, which gets the focus when there is none. */
export const PRINTER_ID = 'print-file-printer';

/** Returns the action of the Print button: everything is checked before the first label is sent. */
export function usePrintFileAction(form: PrintFileForm, series: SeriesControl) {
  const [refusal, setRefusal] = useState('');
  const [isWaiting, setIsWaiting] = useState(false);
  const isUnderWay = useRef(false);
  const { isMeant, question } = useLargePrintQuestion(useUnaskedLabels());
  const saveMapping = useMutation(saveFileMappingMutation(form.label.labelId));
  const printsLeft = usePrintsLeft()?.left;
  const { content } = form;
  const jobCount = planJobs((content?.rows ?? []).map(({ copies = 0 }) => ({ total: copies }))).length;

  const printChecked = async () => {
    const { chosen, label, variables, mapping, check } = form;
    const obstacle = obstacleTo(form, series) || allowanceRefusal(jobCount, printsLeft);
    if (obstacle !== '' || !chosen?.table || !content) return setRefusal(obstacle);
    setRefusal('');
    setIsWaiting(true);
    const printer = await form.awaitPrinter();
    setIsWaiting(false);
    if (typeof printer === 'string') {
      document.getElementById(PRINTER_ID)?.focus();
      return setRefusal(printer);
    }
    // The check of the rows goes by the resolution of the printer that is shown.
    if (check.isDrawn && printer.dpi !== form.dpi) return setRefusal(errors.otherResolution);
    if (!(await isMeant(content.labelCount, chosen.file.name))) return;
    saveMapping.mutate(mappingToSave(mapping, chosen.headings));
    const { name: fileName } = chosen.file;
    await series.start(
      await newSeries({
        ownerId: ownerId(),
        labelId: label.labelId,
        version: label.version,
        printerId: printer.printerId,
        fileName,
        fileHash: chosen.table.hash,
        sheet: chosen.look.format.sheet,
        isRepeat: series.hasPrinted(chosen.table.hash),
        name: texts.jobName({ label: label.name, file: fileName }),
        rows: content.rows,
        variables,
        nowMs: Date.now(),
      }),
    );
  };

  return {
    print: async () => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      await printChecked().finally(() => {
        isUnderWay.current = false;
      });
    },
    question,
    jobCount,
    printsLeft,
    /** Reason why the last press printed nothing; "" when it did. */
    refusal,
    isPrinting: isWaiting || series.isSending,
  };
}

/** Returns why nothing of the file can be printed now; "" when it can. */
export function obstacleTo(form: PrintFileForm, { series }: Pick<SeriesControl, 'series'>): string {
  const { chosen, content, unfilled, check, range, isSkipping } = form;
  if (series && !isOver(series)) return errors.unfinished;
  if (!chosen?.table || !content) return errors.noFile;
  if (unfilled.length > 0) return errors.unfilled({ names: unfilled.map(variableLabel).join(', ') });
  if (check.checked < range.to) return errors.notChecked;
  if (content.faultyCount > 0 && !isSkipping) return errors.faulty({ count: content.faultyCount });
  return content.labelCount === 0 ? errors.nothing : '';
}

function allowanceRefusal(jobCount: number, printsLeft: number | undefined): string {
  if (printsLeft === undefined || jobCount <= printsLeft) return '';
  return printsLeft === 0 ? errors.outOfPrints : errors.tooFewPrints({ count: jobCount, left: printsLeft });
}
