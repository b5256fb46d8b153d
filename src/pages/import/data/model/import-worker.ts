import { createImportDesk, faultOf } from './import-desk';
import type { WorkerAnswer, WorkerMessage } from './import-work';

const work = createImportDesk();
const answer = (said: WorkerAnswer) => postMessage(said);

/** One after the other: a check works on the file that was opened before it. */
let line: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
  line = line.then(() =>
    work(data.work).then(
      (result) => answer({ id: data.id, result }),
      (error: unknown) => answer({ id: data.id, fault: faultOf(error) }),
    ),
  );
});
