import type { Desk, WorkAnswer, WorkMessage, Works } from './file-work';
import { faultOf } from './table-reader';

/** Does the tasks that are sent to this worker, one after the other, because most need the file that an earlier task opened. */
export function answerWork<All extends Works<All>>(desk: Desk<All>): void {
  const answer = (said: WorkAnswer<All>) => postMessage(said);
  let line: Promise<void> = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<WorkMessage<All>>) => {
    line = line.then(() =>
      desk(data.work).then(
        (result) => answer({ id: data.id, result }),
        (error: unknown) => answer({ id: data.id, fault: faultOf(error) }),
      ),
    );
  });
}
