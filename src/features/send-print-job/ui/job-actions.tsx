import { Button } from '@mantine/core';
import { focusMain } from '@/shared/ui/main-focus';
import { texts } from '../i18n';
import type { PrintRun } from '../model/print-actions';
import { dueCheck } from '../model/line-check';
import { hasQueued, isSettled } from '../model/print-job';
import type { ShownJob } from '../model/shown-job';
import classes from './print-progress.module.css';

interface JobActionsProps {
  job: ShownJob;
  run: PrintRun | undefined;
  onClose: (() => void) | undefined;
}

/** Buttons for a whole job: stop, resume, give up the rest, dismiss. */
export function JobActions({ job, run, onClose }: JobActionsProps) {
  // A line check that is due has its own way to go on, and to give up.
  const isWaiting = hasQueued(job) && !dueCheck(job);
  const wasStarted = job.isPaused || job.entries.some(({ attempts, message }) => attempts > 0 || message);
  return (
    <div className={classes['actions']}>
      {isWaiting && job.isDriving && !job.isPaused && (
        <Button variant="default" mih={44} onClick={() => void run?.pause()}>
          {texts.pause}
        </Button>
      )}
      {isWaiting && !job.isDriving && wasStarted && (
        <Button mih={44} onClick={() => void run?.drive()}>
          {texts.resume}
        </Button>
      )}
      {isWaiting && (
        <Button variant="default" mih={44} onClick={() => void run?.cancelRest()}>
          {texts.cancelRest}
        </Button>
      )}
      {onClose && isSettled(job) && (
        <Button
          variant="default"
          mih={44}
          onClick={() => {
            onClose();
            focusMain({ preventScroll: true });
          }}
        >
          {texts.close}
        </Button>
      )}
    </div>
  );
}
