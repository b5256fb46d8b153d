import type { Services } from '../../foundation/http/services.ts';
import type { ProgramNews } from './program-news.ts';

/** Services of the handlers of calls about agents and connectors. */
export interface ProgramServices extends Services {
  readonly programNews: Pick<ProgramNews, 'tell' | 'wait'>;
}
