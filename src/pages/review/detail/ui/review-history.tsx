import { useQuery } from '@tanstack/react-query';
import { reviewQueries } from '@/entities/review';
import type { Id } from '@/shared/api';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { HistoryExport } from './history-export';
import { HistoryStep } from './history-step';
import classes from './label-review.module.css';

/** Audit trail with every step of every version, newest first. */
export function ReviewHistory({ labelId }: { labelId: Id }) {
  const history = useQuery({ ...reviewQueries.history(labelId), meta: { silent: true } });
  return (
    <section className={classes['section']}>
      <h2 id="label-history">{texts.history}</h2>
      <p className={classes['quiet']}>{texts.historyHint}</p>
      <QueryView query={history} isOptionalCall empty={<p className={classes['words']}>{texts.noHistory}</p>}>
        {(entries) => (
          <>
            <HistoryExport labelId={labelId} />
            <ol className={classes['history']} aria-labelledby="label-history" reversed>
              {entries.toReversed().map((entry) => (
                <HistoryStep key={entry.historyId} entry={entry} />
              ))}
            </ol>
          </>
        )}
      </QueryView>
    </section>
  );
}
