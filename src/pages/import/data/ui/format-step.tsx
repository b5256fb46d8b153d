import { Alert } from '@mantine/core';
import { texts } from '../i18n';
import { faultText, FormatFields, PreviewTable } from '@/features/table-file';
import type { FileFormat } from '@/features/table-file';
import type { ImportWizard } from '../model/use-import-wizard';
import { StepFrame } from './step-frame';

/** Step for the file format above a preview of the first rows, so that wrong characters are noticed before anything else happens. */
export function FormatStep({ wizard }: { wizard: ImportWizard }) {
  const { state, desk, lookAgain, startMapping, goTo } = wizard;
  const { look, source } = state;
  if (!look || !source) return null;
  const fault = faultText(look.fault);
  const set = (patch: Partial<FileFormat>) => void lookAgain(patch);
  return (
    <StepFrame
      title={texts.formatTitle}
      hint={texts.formatHint}
      onBack={() => goTo('file')}
      next={{ isBusy: desk.busy !== undefined, reason: fault, onNext: () => void startMapping() }}
    >
      <FormatFields look={look} isPasted={source.isPasted} onChange={set} />
      {(fault !== '' || desk.fault !== '') && (
        <Alert color="red" role="alert" title={texts.unreadable}>
          {fault === '' ? desk.fault : fault}
        </Alert>
      )}
      {fault === '' && <PreviewTable look={look} />}
    </StepFrame>
  );
}
