import { Button, Checkbox } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { counterQueries, type CounterRange } from '@/entities/label';
import { useDateFormat } from '@/entities/preference';
import type { Id } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Badge } from '@/shared/ui/badge';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import classes from './counter-form.module.css';

/** The numbers a counter allotted, newest first, each with its print; those without one are gaps. */
export function AllottedNumbers({ id }: { id: Id }) {
  const [areGaps, setAreGaps] = useState(false);
  const ranges = useInfiniteQuery(counterQueries.ranges(id, areGaps));
  return (
    <section className={classes['section']}>
      <h2>{texts.allotted}</h2>
      <p className={classes['quiet']}>{texts.allottedHint}</p>
      <Checkbox
        size="md"
        label={texts.gapsOnly}
        checked={areGaps}
        onChange={(event) => setAreGaps(event.currentTarget.checked)}
      />
      <QueryView query={ranges} isOptionalCall>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0)
            return <p className={classes['quiet']}>{areGaps ? texts.noGaps : texts.nothingYet}</p>;
          return (
            <>
              <ul className={classes['ranges']}>
                {rows.map((range) => (
                  <li key={range.rangeId}>
                    <RangeRow range={range} />
                  </li>
                ))}
              </ul>
              {ranges.hasNextPage && (
                <div>
                  <Button
                    variant="default"
                    loading={ranges.isFetchingNextPage}
                    onClick={() => void ranges.fetchNextPage()}
                  >
                    {texts.more}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </QueryView>
    </section>
  );
}

function RangeRow({ range }: { range: CounterRange }) {
  const dateOf = useDateFormat();
  const { firstText, lastText, count, allottedAt, person, period, printJobId } = range;
  return (
    <>
      <div className={classes['line']}>
        <span className={classes['numbers']} dir="ltr">
          {count === 1 ? firstText : `${firstText} – ${lastText}`}
        </span>
        <span>{texts.count({ count })}</span>
        {printJobId === '' ? (
          <Badge color="yellow" icon={TriangleAlert}>
            {texts.gap}
          </Badge>
        ) : (
          <Link to={`${paths.printHistory}?job=${encodeURIComponent(printJobId)}`}>{texts.toPrint}</Link>
        )}
      </div>
      <span className={classes['quiet']}>
        {[dateOf(allottedAt), person, period].filter((part) => part !== '').join(' · ')}
      </span>
    </>
  );
}
