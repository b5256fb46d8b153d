import { CircleCheck, CircleX } from 'lucide-react';
import type { Approval } from '@/entities/review';
import { formatDateTime } from '@/shared/lib/date';
import { texts } from '../i18n';
import classes from './review.module.css';

/** List of the decisions about a version in this round: who, what, when, and with which comment. */
export function ApprovalsSoFar({ approvals }: { approvals: readonly Approval[] }) {
  return (
    <section className={classes['section']} aria-labelledby="decided-so-far">
      <h2 id="decided-so-far">{texts.approvals}</h2>
      {approvals.length === 0 ? (
        <p className={classes['quiet']}>{texts.noApprovals}</p>
      ) : (
        <ol className={classes['approvals']}>
          {approvals.map(({ step, approved, by, at, comment, seenRegions }) => {
            const Icon = approved ? CircleCheck : CircleX;
            return (
              <li key={`${step} ${at}`} data-approved={approved}>
                <Icon size={18} aria-hidden />
                <div>
                  <strong>{approved ? texts.approved({ step }) : texts.rejected({ step })}</strong>
                  <span className={classes['quiet']}>
                    {by}, <time dateTime={at}>{formatDateTime(at, { style: 'medium' })}</time>
                  </span>
                  {comment !== '' && (
                    <p className={classes['comment']} dir="auto">
                      {comment}
                    </p>
                  )}
                  {seenRegions.length > 0 && (
                    <span className={classes['quiet']}>{texts.seen({ count: seenRegions.length })}</span>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
