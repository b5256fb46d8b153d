import { Alert, Skeleton } from '@mantine/core';
import { isOpenState, type ReviewRole } from 'label-core/review';
import { CircleCheck } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { reviewStateOf, versionNumber, type LabelVersions } from '@/entities/review';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import { actionTexts } from '../model/action-texts';
import type { AskedAction } from '../model/asked-action';
import classes from './label-review.module.css';
import { OpenVersion } from './open-version';
import { VersionTable } from './version-table';

/** Loaded after the open version: the section further down, and the confirmation when a step is chosen. */
const ReviewHistory = lazyPart(async () => ({ default: (await import('./review-history')).ReviewHistory }));
const VersionQuestion = lazyPart(async () => ({
  default: (await import('./version-question')).VersionQuestion,
}));

/** Versions of one label: the open version with its actions, the list of all versions, and the audit trail. */
export function LabelReview({ label, roles }: { label: LabelVersions; roles: readonly ReviewRole[] }) {
  const { labelId, versions, waitsFor } = label;
  const [asked, setAsked] = useState<AskedAction>();
  const [done, setDone] = useState<AskedAction>();
  const outcome = useRef<HTMLDivElement>(null);
  const ask = (next: AskedAction) => {
    setDone(undefined);
    setAsked(next);
  };
  const open = versions.find(({ state }) => {
    const known = reviewStateOf(state);
    return known !== undefined && isOpenState(known);
  });
  return (
    <div className={classes['sections']}>
      <div ref={outcome} tabIndex={-1} className={classes['outcome']}>
        {done && (
          <Alert color="gray" role="status" icon={<CircleCheck aria-hidden />}>
            {actionTexts(done.action).done({ version: versionNumber(done.version.version) })}
          </Alert>
        )}
      </div>
      {!label.isWhole && <Alert color="gray">{texts.onlyWaiting}</Alert>}
      {open ? (
        <OpenVersion
          labelId={labelId}
          row={open}
          waitsFor={waitsFor}
          isWaitTold={label.isWhole}
          roles={roles}
          onAsk={ask}
        />
      ) : (
        <NoOpenVersion />
      )}
      <VersionTable label={label} roles={roles} onAsk={ask} />
      <Suspense fallback={<Skeleton height={320} />}>
        <ReviewHistory labelId={labelId} />
      </Suspense>
      {asked && (
        <Suspense>
          <VersionQuestion
            {...asked}
            onClose={() => setAsked(undefined)}
            onDone={() => {
              setAsked(undefined);
              setDone(asked);
              // The pressed button is gone: moves the focus to the result.
              queueMicrotask(() => outcome.current?.focus());
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Section for a label without an open version: the printed version stays valid until the next upload. */
function NoOpenVersion() {
  return (
    <section className={classes['section']}>
      <h2>{texts.noneUnderWay}</h2>
      <p className={classes['quiet']}>{texts.noneUnderWayHint}</p>
    </section>
  );
}
