import { useQuery } from '@tanstack/react-query';
import type { ReviewRole } from 'label-core/review';
import { LabelStateBadge } from '@/entities/label';
import { reviewQueries, ReviewSteps, versionNumber, type VersionRow } from '@/entities/review';
import { useDateFormat } from '@/entities/preference';
import type { Id } from '@/shared/api';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import type { AskedAction } from '../model/asked-action';
import classes from './label-review.module.css';
import { OpenVersionActions } from './open-version-actions';
import { OpenVersionFacts } from './open-version-facts';

interface OpenVersionProps {
  labelId: Id;
  row: VersionRow;
  waitsFor: readonly string[];
  /** Whether the server reports who could act: only then an empty list means nobody. */
  isWaitTold: boolean;
  roles: readonly ReviewRole[];
  onAsk: (asked: AskedAction) => void;
}

/** Open version: its progress, whom it waits for, comments, and this person's actions. */
export function OpenVersion({ labelId, row, waitsFor, isWaitTold, roles, onAsk }: OpenVersionProps) {
  const dateOf = useDateFormat();
  const version = useQuery({
    ...reviewQueries.version(labelId, row.labelVersionId),
    meta: { silent: true },
  });
  const { state, publishAt } = row;
  return (
    <section className={classes['section']}>
      <div className={classes['heading']}>
        <h2>{texts.underWay({ version: versionNumber(row.version) })}</h2>
        <LabelStateBadge state={state} />
      </div>
      <ReviewSteps state={state} waitsFor={waitsFor} isTold={isWaitTold} />
      {publishAt !== '' && <p className={classes['words']}>{texts.scheduled({ at: dateOf(publishAt) })}</p>}
      <QueryView query={version}>
        {(found) => (
          <>
            <OpenVersionActions version={found} roles={roles} onAsk={onAsk} />
            <OpenVersionFacts version={found} />
          </>
        )}
      </QueryView>
    </section>
  );
}
