import { Button } from '@mantine/core';
import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import {
  labelCountOf,
  OutcomeBadge,
  type PrintedEntry,
  type PrintedJobDetail,
  type RelatedJob,
} from '@/entities/print-job';
import { useDateFormat } from '@/entities/preference';
import { formatNumber } from '@/shared/i18n';
import { Facts } from '@/shared/ui/facts';
import { access, canAccess, useSessionUser } from '@/entities/session';
import { texts } from '../i18n';
import { isProof } from '../model/reprint-draft';
import { WHOLE_JOB, type HistoryAddress } from '../model/use-history-address';
import { EntryDetail } from './entry-detail';
import classes from './job-detail.module.css';

const { detail } = texts;

/** Details of one job: who, where and when, related jobs before and after it, and each of its files. */
export function JobDetail({ job, address }: { job: PrintedJobDetail; address: HistoryAddress }) {
  const when = useDateFormat();
  const right = useReprintRight(job);
  const id = String(job.entityId);
  const related = (one: RelatedJob) => (
    <RelatedLink
      key={one.entityId}
      job={one}
      words={detail.by({ time: when(one.createdAt), person: one.userName })}
      to={address.jobPath(String(one.entityId))}
    />
  );
  return (
    <div className={classes['detail']}>
      <Facts
        facts={[
          [texts.time, when(job.createdAt)],
          [texts.state, <OutcomeBadge key="state" outcome={job.state} />],
          [texts.labels, formatNumber(labelCountOf(job))],
          [texts.person, job.userName],
          [detail.computer, job.computerName],
          [detail.reprintOf, job.reprintOf && related(job.reprintOf)],
          [detail.reprints, job.reprints.length > 0 && job.reprints.map(related)],
        ]}
      />
      {right.isGiven ? (
        <Button
          component={Link}
          to={address.reprintPath(id, WHOLE_JOB)}
          size="md"
          leftSection={<RotateCcw size={18} aria-hidden />}
        >
          {detail.reprintJob}
        </Button>
      ) : (
        <p className={classes['quiet']}>{right.reason}</p>
      )}
      <h2>{detail.entries({ count: job.entries.length })}</h2>
      <ol className={classes['entries']}>
        {job.entries.map((entry) => (
          <EntryDetail
            key={entry.printJobEntryId}
            entry={entry}
            printJobId={job.entityId}
            waiting={waitingFor(entry, job.entries)}
            valuePath={address.valuePath}
            reprintPath={right.isGiven ? address.reprintPath(id, String(entry.printJobEntryId)) : undefined}
          />
        ))}
      </ol>
    </div>
  );
}

/** Counts the labels that wait for the line check of a file. */
const waitingFor = ({ printJobEntryId }: PrintedEntry, entries: readonly PrintedEntry[]): number =>
  labelCountOf({
    entries: entries.filter(
      (other) =>
        other.status === 'Created' && String(other.lineCheck?.firstEntryId) === String(printJobEntryId),
    ),
  });

function RelatedLink({ job, words, to }: { job: RelatedJob; words: string; to: string }) {
  return (
    <p className={classes['related']}>
      {job.isVisible ? <Link to={to}>{words}</Link> : words}
      {job.reason !== '' && <span>{detail.reason({ reason: job.reason })}</span>}
    </p>
  );
}

/** Returns whether this person may reprint the job; if not, with the reason. */
function useReprintRight(
  job: Pick<PrintedJobDetail, 'canReprint' | 'entries'>,
): { isGiven: true } | { isGiven: false; reason: string } {
  const user = useSessionUser();
  if (!canAccess(user, access.member)) return { isGiven: false, reason: texts.detail.noPrinting };
  if (job.canReprint) return { isGiven: true };
  return { isGiven: false, reason: job.entries.some(isProof) ? texts.detail.isProof : texts.detail.notYours };
}
