import { LabelStateBadge } from '@/entities/label';
import type { ReviewedLabel } from '@/entities/review';
import { RowName } from '@/shared/ui/data-table';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { texts } from '../i18n';
import { formatWaits } from '../model/format-waits';
import { ReviewActions } from './review-actions';
import { detailsPath, type ReviewRowFacts } from './review-columns';
import classes from './review-list.module.css';

/** Height of a label's row on a phone, in CSS px: name, state, two lines with the awaited people, actions. */
export const REVIEW_CARD_HEIGHT_PX = 196;

/** Card of a label on a phone. */
export function ReviewCard({ label, facts }: { label: ReviewedLabel; facts: ReviewRowFacts }) {
  const { newest, publishedVersion } = label;
  return (
    <div className={classes['card']}>
      <RowName to={detailsPath(label)} name={label.name} />
      {newest && (
        <p className={classes['state']}>
          {newest.version !== undefined && texts.version({ version: newest.version })}{' '}
          <LabelStateBadge state={newest.state} />
        </p>
      )}
      <TruncatedText className={classes['quiet']}>
        {publishedVersion === undefined
          ? texts.printedNothing
          : texts.printedVersion({ version: publishedVersion })}
      </TruncatedText>
      {label.open && (
        <p className={`${classes['waits']} ${classes['quiet']}`} dir="auto">
          {formatWaits(label, facts.dateOf)}
        </p>
      )}
      <ReviewActions label={label} roles={facts.roles} />
    </div>
  );
}
