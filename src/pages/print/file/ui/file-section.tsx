import { Alert } from '@mantine/core';
import { FileDrop, faultText, FormatFields, PreviewTable } from '@/features/table-file';
import { texts } from '../i18n';
import type { PrintFileForm } from '../model/use-print-file';
import classes from './print-file.module.css';
import { StepSection } from './step-section';

interface FileSectionProps {
  form: PrintFileForm;
  /** Called when a file was chosen: the code of the next steps can be loaded. */
  onChoosing: () => void;
}

/** Step for the file, and for the format in which it is read. */
export function FileSection({ form: { work, chosen, take, changeFormat }, onChoosing }: FileSectionProps) {
  const fault = work.fault || faultText(chosen?.look.fault);
  return (
    <StepSection title={texts.fileTitle}>
      <FileDrop
        chosen={chosen?.file}
        isReading={work.busy !== undefined}
        onTake={(file) => {
          onChoosing();
          void take(file);
        }}
      />
      {fault !== '' && (
        <Alert color="red" role="alert" title={texts.unreadable}>
          {fault}
        </Alert>
      )}
      {chosen && <FormatFields look={chosen.look} onChange={(patch) => void changeFormat(patch)} />}
      {chosen?.table && (
        <div className={classes['firstRows']}>
          <PreviewTable look={chosen.look} />
        </div>
      )}
    </StepSection>
  );
}
