import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { useDateFormat } from '@/entities/preference';
import { formatJobNames, labelCountOf, OutcomeBadge, printJobQueries } from '@/entities/print-job';
import type { SessionUser } from '@/entities/session';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import { LAST_PRINTS_SHOWN } from '../config/limits';
import classes from './last-prints.module.css';

/** The person's own last prints, each with a button to reprint it; nothing without any. */
export function LastPrints({ user }: { user: SessionUser }) {
  const own = { personId: user.userId };
  const { data } = useQuery({
    ...printJobQueries.page(own, { offset: 0, take: LAST_PRINTS_SHOWN }),
    meta: { silent: true },
  });
  const formatDate = useDateFormat();
  if (!data || data.rows.length === 0) return null;
  return (
    <section className={classes['prints']} aria-label={texts.lastPrints}>
      <div className={classes['top']}>
        <h2>{texts.lastPrints}</h2>
        <Link to={paths.printHistory}>{texts.allPrints}</Link>
      </div>
      <ul>
        {data.rows.map((job) => {
          const what = formatJobNames(job.entries, 'articleName');
          const path = `${paths.printHistory}?job=${encodeURIComponent(job.entityId)}`;
          const time = formatDate(job.createdAt);
          return (
            <li key={job.entityId}>
              <div className={classes['words']}>
                <Link to={path} className={classes['name']}>
                  {what === '–' ? formatJobNames(job.entries, 'labelName') : what}
                </Link>
                <small>{texts.lastPrint({ count: labelCountOf(job), time })}</small>
              </div>
              <OutcomeBadge outcome={job.state} />
              <Button
                component={Link}
                to={`${path}&reprint=all`}
                variant="default"
                size="md"
                leftSection={<RotateCcw size={16} aria-hidden />}
                aria-label={texts.reprintOf({ name: what, time })}
              >
                {texts.reprint}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
