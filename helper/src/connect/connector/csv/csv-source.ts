import type { Clock } from '../../../clock.ts';
import { messageOf } from '../../../helper-error.ts';
import type { Logger } from '../../../logger.ts';
import type { ColumnChoice } from '../../connect-config.ts';
import { connectLimits } from '../../connect-limits.ts';
import { SourceFault, type ArticleSource } from '../article-source.ts';
import { fileMark, readArticleFile, type ArticleFile } from './read-article-file.ts';

interface CsvSettings {
  readonly path: string;
  readonly columns: ColumnChoice;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Creates a source that serves a CSV file from memory and reads the file again when it has changed. While the file cannot
 * be read (it is being replaced, or its new content is invalid), the source keeps serving the last valid content and logs
 * the reason.
 */
export function createCsvSource({ path, columns, clock, logger }: CsvSettings): ArticleSource {
  const stop = new AbortController();
  let current: ArticleFile | undefined;
  let fault: string | undefined;
  /** Mark of the content that was read last, valid or not, so that no content is read twice. */
  let triedMark: string | undefined;

  function failed(error: unknown): void {
    const cause = messageOf(error);
    if (cause === fault) return;
    fault = cause;
    logger.warn('articles not read', { cause, served: current?.index.size ?? 0 });
  }

  async function load(): Promise<void> {
    const file = await readArticleFile(path, columns);
    current = file;
    fault = undefined;
    triedMark = file.mark;
    const { index, leftOut, leftOutCount } = file;
    logger.info('articles read', { articles: index.size });
    if (leftOutCount > 0) {
      logger.warn('rows left out', { rows: leftOutCount, first: leftOut.join('; ') });
    }
  }

  /**
   * Reads a changed file once two checks in a row found the same state; otherwise a half-written file could pass for a
   * complete one.
   */
  async function watch(): Promise<void> {
    let seenMark: string | undefined;
    while (!stop.signal.aborted) {
      await clock.sleep(connectLimits.fileLookMs, stop.signal).catch(() => undefined);
      try {
        const mark = await fileMark(path);
        if (mark !== triedMark && mark === seenMark) {
          triedMark = mark;
          await load();
        }
        seenMark = mark;
        if (mark === current?.mark) fault = undefined;
      } catch (error) {
        failed(error);
      }
    }
  }

  const firstLoad = load().catch(failed);
  const watching = firstLoad.then(watch);

  async function loaded(): Promise<ArticleFile> {
    await firstLoad;
    if (current === undefined) throw new SourceFault(fault ?? `${path} was not read yet.`);
    return current;
  }

  return {
    search: async (search) => (await loaded()).index.search(search),
    find: async (id) => (await loaded()).index.find(id),
    close: async () => {
      stop.abort();
      await watching;
    },
  };
}
