import type { WorkFault } from './file-look';

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
