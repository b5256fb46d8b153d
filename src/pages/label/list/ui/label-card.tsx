import { LabelStateBadge, formatSize, type AdministeredLabel } from '@/entities/label';
import { RowName } from '@/shared/ui/data-table';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { groupsOf, versionOf, type KnownGroups } from '../model/label-facts';
import { EnabledWord, labelPathOf } from './label-columns';
import classes from './labels.module.css';

/** Height of a label's row on a phone, in CSS px: its name and three lines. */
export const LABEL_CARD_HEIGHT_PX = 140;

/** Card of a label on a phone. */
export function LabelCard({ label, groups }: { label: AdministeredLabel; groups: KnownGroups }) {
  const facts = [formatSize(label.widthMm, label.heightMm), versionOf(label)];
  return (
    <div className={classes['card']}>
      <RowName to={labelPathOf(label)} name={label.name} />
      <TruncatedText>
        <LabelStateBadge state={label.state} />
      </TruncatedText>
      <TruncatedText className={classes['quiet']}>{facts.filter(Boolean).join(' · ')}</TruncatedText>
      <TruncatedText className={classes['quiet']}>
        {label.isEnabled ? groupsOf(label, groups) : <EnabledWord isEnabled={false} />}
      </TruncatedText>
    </div>
  );
}
