import type { Services } from '../../foundation/http/services.ts';
import type { ProgramNews } from './program-news.ts';

/** What handlers of calls about agents and connectors work with. */
export interface ProgramServices extends Services {
  readonly programNews: Pick<ProgramNews, 'tell' | 'wait'>;
}
