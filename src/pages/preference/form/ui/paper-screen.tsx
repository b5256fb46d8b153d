import { NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { generatePath, useLocation, useNavigate } from 'react-router';
import type { LabelSummary } from '@/entities/label';
import type { PaperSettings } from '@/entities/preference';
import { printerName, type Printer } from '@/entities/printer';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { savePaperMutation } from '../api/save-paper-mutation';
import { texts } from '../i18n';
import { paperErrors, paperSettings, paperValues, type PaperValues } from '../model/paper-values';
import { PaperDrawing } from './paper-drawing';
import { PaperFields } from './paper-fields';
import classes from './paper.module.css';

interface PaperScreenProps {
  label: LabelSummary;
  printer: Printer;
  /** All printers, to switch to the settings of another one. */
  printers: readonly Printer[];
  settings: PaperSettings;
}

/** Form with a preview of its result. */
export function PaperScreen({ label, printer, printers, settings }: PaperScreenProps) {
  const { labelId, widthMm, heightMm } = label;
  const { printerId } = printer;
  const saved = paperValues(settings);
  const [edits, setEdits] = useState<PaperValues>();
  const { mutateAsync: save } = useMutation(savePaperMutation());
  const navigate = useNavigate();
  const { state } = useLocation();
  const values = edits ?? saved;
  const errors = paperErrors(values);
  const size = widthMm === undefined || heightMm === undefined ? undefined : ([widthMm, heightMm] as const);
  return (
    <PageFrame
      title={label.name}
      description={texts.description({ label: label.name, printer: printerName(printer) })}
      backTo={paths.preferences}
      form={{
        isChanged: JSON.stringify(values) !== JSON.stringify(saved),
        reason: Object.keys(errors).length === 0 ? '' : texts.badPaper,
        discard: () => setEdits(undefined),
      }}
      submit={{
        kind: 'save',
        run: async () => {
          await save({ labelId, printerId, ...paperSettings(values) });
          setEdits(undefined);
        },
      }}
    >
      <div className={classes['columns']}>
        <div className={classes['fields']}>
          <NativeSelect
            label={texts.printer}
            size="md"
            value={String(printerId)}
            data={printers.map((one) => ({ value: String(one.printerId), label: printerName(one) }))}
            onChange={(event) => {
              const ids = { labelId: String(labelId), printerId: event.currentTarget.value };
              void navigate(generatePath(paths.preference, ids), { replace: true, state });
            }}
          />
          <PaperFields values={values} size={size} errors={errors} onChange={setEdits} />
        </div>
        <PaperDrawing values={values} size={size} />
      </div>
    </PageFrame>
  );
}
