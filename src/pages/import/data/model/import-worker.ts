import { createImportDesk, faultOf } from './import-desk';
import type { WorkerAnswer, WorkerMessage } from './import-work';

const work = createImportDesk();
const answer = (said: WorkerAnswer) => postMessage(said);

/** Runs tasks one after the other, because a check needs the file that an earlier task opened. */
let line: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
  line = line.then(() =>
    work(data.work).then(
      (result) => answer({ id: data.id, result }),
      (error: unknown) => answer({ id: data.id, fault: faultOf(error) }),
    ),
  );
});
