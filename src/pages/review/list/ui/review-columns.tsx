import type { ReviewRole } from 'label-core/review';
import { generatePath } from 'react-router';
import { LabelStateBadge, formatSize } from '@/entities/label';
import type { ReviewedLabel } from '@/entities/review';
import { paths } from '@/shared/routes';
import { RowName, type Column } from '@/shared/ui/data-table';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { texts } from '../i18n';
import { formatWaitingNames } from '../model/format-waits';
import { ReviewActions } from './review-actions';
import classes from './review-list.module.css';

/** Data that the rows need besides the labels. */
export interface ReviewRowFacts {
  roles: readonly ReviewRole[];
  dateOf: (moment: string) => string;
}

export const detailsPath = ({ labelId }: Pick<ReviewedLabel, 'labelId'>) =>
  generatePath(paths.qualityLabel, { labelId: String(labelId) });

/** Returns the columns of the list of labels. */
export const reviewColumns = ({ roles, dateOf }: ReviewRowFacts): readonly Column<ReviewedLabel>[] => [
  {
    key: 'name',
    title: texts.label,
    width: '19%',
    sortBy: ({ name }) => name,
    render: (label) => (
      <RowName
        to={detailsPath(label)}
        name={label.name}
        detail={[formatSize(label.widthMm, label.heightMm), label.isEnabled ? '' : texts.disabled]
          .filter(Boolean)
          .join(' · ')}
      />
    ),
  },
  {
    key: 'printed',
    title: texts.printed,
    width: '104px',
    isForWide: true,
    isOptional: true,
    sortBy: ({ publishedVersion }) => publishedVersion,
    render: ({ publishedVersion }) =>
      publishedVersion === undefined ? texts.nothingPrinted : texts.version({ version: publishedVersion }),
  },
  {
    key: 'newest',
    title: texts.newest,
    width: '206px',
    sortBy: ({ newest }) => newest?.state,
    render: ({ newest }) =>
      newest && (
        <>
          <TruncatedText>
            {newest.version !== undefined && texts.version({ version: newest.version })}
          </TruncatedText>
          <LabelStateBadge state={newest.state} />
        </>
      ),
  },
  {
    key: 'waits',
    title: texts.waits,
    sortBy: (label) => formatWaitingNames(label, dateOf),
    render: (label) => <Waits label={label} dateOf={dateOf} />,
  },
  {
    key: 'actions',
    title: texts.actions,
    width: roles.length === 0 ? '104px' : '216px',
    render: (label) => <ReviewActions label={label} roles={roles} />,
  },
];

/** Shows whom the open version waits for, and since when. */
function Waits({ label, dateOf }: { label: ReviewedLabel } & Pick<ReviewRowFacts, 'dateOf'>) {
  const waits = formatWaitingNames(label, dateOf);
  const isForPeople = label.open !== undefined && label.waitsFor.length > 0;
  if (!label.open || !isForPeople) return <TruncatedText>{waits}</TruncatedText>;
  return (
    <>
      <TruncatedText>{waits}</TruncatedText>
      <TruncatedText className={classes['quiet']}>
        {texts.since({ moment: dateOf(label.open.createdAt) })}
      </TruncatedText>
    </>
  );
}
