import { LabelTemplateError } from 'label-core';
import type {
  FontUrls,
  LabelWork,
  LabelWorkKind,
  LabelWorks,
  WorkerAnswer,
  WorkerMessage,
} from './comparison';
import { FontsError } from './open-fonts';
import { createPause, type Pause } from './pause';

type Job = Extract<WorkerMessage, { work: LabelWork }>;
type DoWork = (
  work: LabelWork,
  fontUrls: FontUrls,
  pause: Pause,
) => Promise<LabelWorks[LabelWorkKind]['result']>;

class NotWanted extends Error {}

/** A person waits for these. */
const URGENT: ReadonlySet<LabelWorkKind> = new Set(['compare', 'dots']);

/**
 * Returns a queue that does one task after the other. Comparisons and dots come first, because a person waits for them. A
 * cancelled task is not started, or is stopped at its next pause, and is never answered.
 */
export function createWorkQueue(doWork: DoWork, answer: (answer: WorkerAnswer) => void) {
  const waiting: Job[] = [];
  let current: Job | undefined;
  let isCurrentWanted = true;

  const takeNext = () => {
    const urgent = waiting.findIndex(({ work }) => URGENT.has(work.kind));
    isCurrentWanted = true;
    return waiting.splice(Math.max(0, urgent), 1)[0];
  };
  const assertWanted = () => {
    if (!isCurrentWanted) throw new NotWanted();
  };
  const workOn = async () => {
    for (current = takeNext(); current; current = takeNext()) {
      const { id, work, fontUrls } = current;
      const said = await doWork(work, fontUrls, createPause(assertWanted)).then(
        (result): WorkerAnswer => ({ id, result }),
        (error: unknown) => faultOf(id, error),
      );
      if (isCurrentWanted) answer(said);
    }
  };

  return (message: WorkerMessage) => {
    if ('work' in message) {
      waiting.push(message);
      if (!current) void workOn();
      return;
    }
    const at = waiting.findIndex(({ id }) => id === message.id);
    if (at !== -1) waiting.splice(at, 1);
    else if (current?.id === message.id) isCurrentWanted = false;
  };
}

function faultOf(id: number, error: unknown): WorkerAnswer {
  const message = error instanceof Error ? error.message : String(error);
  return {
    id,
    fault: error instanceof FontsError ? 'fonts' : 'label',
    message,
    ...(error instanceof LabelTemplateError && { sentence: error.sentence }),
  };
}
