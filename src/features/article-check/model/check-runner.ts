import { warmUpTemplate, type LabelKit } from '@/entities/label/index.worker';
import { checkArticles, CheckNotLoaded, openCheck } from './check-articles';
import type { CheckAnswer, CheckFault, CheckMessage } from './check-messages';

class NotWanted extends Error {}

/**
 * Returns the function that takes the messages of a page and does the checks. Only the newest check is wanted: an older
 * one ends at its next pause, and neither it nor a cancelled one is answered any more.
 */
export function createCheckRunner(
  answer: (answer: CheckAnswer) => void,
  check = checkArticles,
): (message: CheckMessage) => void {
  let wanted: number | undefined;
  return (message) => {
    if ('warmUp' in message) {
      // The first check reports the error.
      openCheck(message.warmUp).then(layOutOnce, () => undefined);
      return;
    }
    const { id } = message;
    if ('cancel' in message) {
      if (wanted === id) wanted = undefined;
      return;
    }
    wanted = id;
    const answerIfWanted = (said: CheckAnswer) => {
      if (wanted === id) answer(said);
    };
    const assertWanted = () => {
      if (wanted !== id) throw new NotWanted();
    };
    void check(message.request, {
      fontUrls: message.fontUrls,
      report: (found) => answerIfWanted({ id, found }),
      assertWanted,
    }).then(
      () => answerIfWanted({ id, isDone: true }),
      (error: unknown) => answerIfWanted({ id, fault: faultOf(error) }),
    );
  };
}

const faultOf = (error: unknown): CheckFault =>
  error instanceof CheckNotLoaded ? 'not-loaded' : 'not-checked';

/** Runs once the code that the first article of a check would have to wait for, about a tenth of a second. */
function layOutOnce({ core, fonts }: LabelKit): void {
  core.layout(warmUpTemplate, {}, { dpi: 203, fonts });
}
