import { LabelStateBadge, formatSize, type AdministeredLabel } from '@/entities/label';
import { RowName } from '@/shared/ui/data-table';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { groupsOf, versionOf, type KnownGroups } from '../model/label-facts';
import { EnabledWord, labelPathOf } from './label-columns';
import classes from './labels.module.css';

/** Height of a label's row on a phone, in CSS px: its name and three facts, of which one may need a second line. */
export const LABEL_CARD_HEIGHT_PX = 140;

/** Card of a label on a phone. */
export function LabelCard({ label, groups }: { label: AdministeredLabel; groups: KnownGroups }) {
  const size = formatSize(label.widthMm, label.heightMm);
  return (
    <div className={classes['card']}>
      <RowName to={labelPathOf(label)} name={label.name} />
      <LabelStateBadge state={label.state} />
      <span className={classes['quiet']}>{versionOf(label)}</span>
      {label.isEnabled ? (
        <TruncatedText className={classes['quiet']}>
          {[size, groupsOf(label, groups)].filter(Boolean).join(' · ')}
        </TruncatedText>
      ) : (
        <EnabledWord isEnabled={false} />
      )}
    </div>
  );
}
