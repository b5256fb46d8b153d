import { formatJobNames, labelCountOf, OutcomeBadge, type PrintedJob } from '@/entities/print-job';
import { RowName } from '@/shared/ui/data-table';
import { texts } from '../i18n';
import { CutText } from './cut-text';
import classes from './history.module.css';

/** Cards are drawn only where they are seen: each has this height. */
export const JOB_CARD_HEIGHT_PX = 124;

/** A job on a phone. */
export function JobCard({ job, to, time }: { job: PrintedJob; to: string; time: string }) {
  return (
    <div className={classes['card']}>
      <div className={classes['cardTop']}>
        <RowName to={to} name={time} />
        <OutcomeBadge outcome={job.state} />
      </div>
      <CutText
        text={[
          texts.countLabels({ count: labelCountOf(job) }),
          formatJobNames(job.entries, 'labelName'),
        ].join(', ')}
      />
      <CutText text={formatJobNames(job.entries, 'articleName')} />
      <span className={classes['quiet']}>
        <CutText
          text={[
            formatJobNames(job.entries, 'printerName'),
            job.userName,
            job.reprintOf !== undefined && texts.reprint,
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      </span>
    </div>
  );
}
