import { Button } from '@mantine/core';
import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { labelCountOf, OutcomeBadge, type PrintedJobDetail, type RelatedJob } from '@/entities/print-job';
import { useDateWords } from '@/entities/preference';
import { useReprintRight } from '../model/use-reprint-right';
import { WHOLE_JOB, type HistoryAddress } from '../model/use-history-address';
import { EntryDetail } from './entry-detail';
import { Facts } from '@/shared/ui/facts';
import classes from './job-detail.module.css';
import { texts } from './texts';

/** One job: who, where and when, what was printed before and after it, and each of its files. */
export function JobDetail({ job, address }: { job: PrintedJobDetail; address: HistoryAddress }) {
  const when = useDateWords();
  const right = useReprintRight(job);
  const id = String(job.entityId);
  const related = (one: RelatedJob) => (
    <RelatedLink
      key={one.entityId}
      job={one}
      words={texts.by(when(one.createdAt), one.userName)}
      to={address.jobPath(String(one.entityId))}
    />
  );
  return (
    <div className={classes['detail']}>
      <Facts
        facts={[
          [texts.time, when(job.createdAt)],
          [texts.state, <OutcomeBadge key="state" outcome={job.state} />],
          [texts.labels, labelCountOf(job).toLocaleString('en')],
          [texts.person, job.userName],
          [texts.computer, job.computerName],
          [texts.reprintOf, job.reprintOf && related(job.reprintOf)],
          [texts.reprints, job.reprints.length > 0 && job.reprints.map(related)],
        ]}
      />
      {right.isGiven ? (
        <Button
          component={Link}
          to={address.reprintPath(id, WHOLE_JOB)}
          size="md"
          leftSection={<RotateCcw size={18} aria-hidden />}
        >
          {texts.reprintJob}
        </Button>
      ) : (
        <p className={classes['quiet']}>{right.reason}</p>
      )}
      <h2>{texts.entries(job.entries.length)}</h2>
      <ol className={classes['entries']}>
        {job.entries.map((entry) => (
          <EntryDetail
            key={entry.printJobEntryId}
            entry={entry}
            reprintPath={right.isGiven ? address.reprintPath(id, String(entry.printJobEntryId)) : undefined}
          />
        ))}
      </ol>
    </div>
  );
}

function RelatedLink({ job, words, to }: { job: RelatedJob; words: string; to: string }) {
  return (
    <p className={classes['related']}>
      {job.isVisible ? <Link to={to}>{words}</Link> : words}
      {job.reason !== '' && (
        <span>
          {texts.reason}: {job.reason}
        </span>
      )}
    </p>
  );
}
