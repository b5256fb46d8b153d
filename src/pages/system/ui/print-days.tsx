import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { DayBarChart, dayBars, fullestDay, printJobQueries } from '@/entities/print-job';
import { featureFlagQueries } from '@/entities/subscription';
import { STALE_MS } from '@/shared/config';
import { addDays, startOfDay, useToday, type Day } from '@/shared/lib/date';
import { paths } from '@/shared/routes';
import { QueryView } from '@/shared/ui/query-view';
import { PLOTTED_DAYS } from '../config/limits';
import { texts } from '../i18n';
import classes from './system.module.css';

/** The address of the history of one day. */
const historyOf = (day: Day): string =>
  `${paths.printHistory}?${new URLSearchParams({ period: 'custom', from: day, to: day }).toString()}`;

/** Print jobs of the last days as bars; a day leads to its prints in the history. */
export function PrintDays() {
  const last = useToday();
  const first = addDays(last, 1 - PLOTTED_DAYS);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const range = { from: startOfDay(first).toISOString(), to: startOfDay(addDays(last, 1)).toISOString() };
  const counts = useQuery({
    ...printJobQueries.perDay(range, timeZone),
    refetchInterval: STALE_MS.oftenChanged,
  });
  const { data: features } = useQuery(featureFlagQueries.mine());
  const navigate = useNavigate();
  return (
    <section className={classes['section']} aria-labelledby="system-prints">
      <div className={classes['heading']}>
        <h2 id="system-prints">{texts.prints.title}</h2>
        {features?.printHistoryEnabled && <Link to={paths.printHistory}>{texts.prints.history}</Link>}
      </div>
      <QueryView query={counts} isOptionalCall loading={<Skeleton height={144} />}>
        {(days) => {
          const bars = dayBars(days, first, last);
          return fullestDay(bars, 'jobs') ? (
            <div className={classes['chart']}>
              <DayBarChart
                key={first}
                bars={bars}
                counted="jobs"
                onDay={(day) => void navigate(historyOf(day))}
              />
            </div>
          ) : (
            <p className={classes['quiet']}>{texts.prints.none({ days: PLOTTED_DAYS })}</p>
          );
        }}
      </QueryView>
    </section>
  );
}
