import { formatJobNames, labelCountOf, OutcomeBadge, type PrintedJob } from '@/entities/print-job';
import { RowName } from '@/shared/ui/data-table';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { texts } from '../i18n';
import classes from './history.module.css';
import { JobMatch } from './job-match';

/** Height of a card in CSS px; only visible cards are rendered. */
export const JOB_CARD_HEIGHT_PX = 124;
/** The same with what a search was found in. */
export const FOUND_CARD_HEIGHT_PX = 172;

interface JobCardProps {
  job: PrintedJob;
  to: string;
  time: string;
  /** Words that are searched; empty without a search. */
  search: string;
}

/** Card of a job on a phone. */
export function JobCard({ job, to, time, search }: JobCardProps) {
  return (
    <div className={classes['card']}>
      <div className={classes['cardTop']}>
        <RowName to={to} name={time} />
        <OutcomeBadge outcome={job.state} />
      </div>
      {search !== '' && <JobMatch matches={job.matches} search={search} />}
      <TruncatedText>
        {[texts.countLabels({ count: labelCountOf(job) }), formatJobNames(job.entries, 'labelName')].join(
          ', ',
        )}
      </TruncatedText>
      <TruncatedText>{formatJobNames(job.entries, 'articleName')}</TruncatedText>
      <span className={classes['quiet']}>
        <TruncatedText>
          {[
            formatJobNames(job.entries, 'printerName'),
            job.userName,
            job.reprintOf !== undefined && texts.reprint,
          ]
            .filter(Boolean)
            .join(' · ')}
        </TruncatedText>
      </span>
    </div>
  );
}
