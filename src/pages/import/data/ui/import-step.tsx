import { Alert, Button, Progress } from '@mantine/core';
import { texts } from '../i18n';
import type { ImportWizard } from '../model/use-import-wizard';
import type { SendImport } from '../model/use-send-import';
import { ImportResult } from './import-result';
import classes from './import-data.module.css';
import { StepFrame } from './step-frame';
import { UnnamedImport } from './unnamed-import';

const PERCENT = 100;

/** Step with the upload progress and the result. */
export function ImportStep({ wizard, sender }: { wizard: ImportWizard; sender: SendImport }) {
  const { state, goTo, startOver } = wizard;
  const { sending, send, cancel, reset } = sender;
  const isOver = sending.state === 'cancelled' || sending.state === 'failed';
  return (
    <StepFrame
      title={texts.importTitle}
      onBack={isOver ? () => goTo('check') : undefined}
      {...(isOver
        ? { next: { text: texts.again, isBusy: false, reason: '', onNext: () => void send(state) } }
        : {})}
    >
      {sending.state === 'sending' && (
        <>
          <p role="status" className={classes['hint']}>
            {sending.share >= 1
              ? texts.sent
              : texts.sending({ percent: Math.floor(sending.share * PERCENT) })}
          </p>
          <Progress
            value={sending.share * PERCENT}
            size="lg"
            aria-label={texts.progress}
            transitionDuration={0}
          />
          <div>
            <Button variant="default" size="md" onClick={cancel}>
              {texts.cancel}
            </Button>
          </div>
        </>
      )}
      {sending.state === 'cancelled' && <Alert role="status">{texts.cancelled}</Alert>}
      {sending.state === 'failed' && (
        <Alert color="red" role="alert" title={texts.failedSend}>
          {sending.message}
        </Alert>
      )}
      {sending.state === 'sent' && sending.importId === undefined && (
        <UnnamedImport
          onAnother={() => {
            reset();
            startOver();
          }}
        />
      )}
      {sending.state === 'sent' && sending.importId !== undefined && (
        <ImportResult
          importId={sending.importId}
          kind={state.kind}
          onAnother={() => {
            reset();
            startOver();
          }}
        />
      )}
    </StepFrame>
  );
}
