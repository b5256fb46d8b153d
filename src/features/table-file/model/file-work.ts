import type { WorkFault } from './file-look';
import { faultOf } from './table-reader';

/** Tasks of a worker about its open file, by kind: what each is given, and what it answers. */
export type Works<All> = { [Kind in keyof All]: { request: unknown; result: unknown } };

/** One task. */
export type Work<All extends Works<All>> = {
  [Kind in keyof All]: { kind: Kind; request: All[Kind]['request'] };
}[keyof All];

/** Does a task; rejects with an error that `faultOf` recognises. */
export type Desk<All extends Works<All>> = (work: Work<All>) => Promise<All[keyof All]['result']>;

export interface WorkMessage<All extends Works<All>> {
  id: number;
  work: Work<All>;
}
export type WorkAnswer<All extends Works<All>> =
  | { id: number; result: All[keyof All]['result'] }
  | { id: number; fault: WorkFault };

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
