import type { ReviewRole } from 'label-core/review';
import { generatePath } from 'react-router';
import { LabelStateBadge, sizeInWords } from '@/entities/label';
import type { ReviewedLabel } from '@/entities/review';
import { paths } from '@/shared/routes';
import { RowName, type Column } from '@/shared/ui/data-table';
import { waitsWords } from '../model/waits-words';
import { ReviewActions } from './review-actions';
import classes from './review-list.module.css';
import { texts } from './texts';

/** What the rows need besides the labels. */
export interface ReviewRowFacts {
  roles: readonly ReviewRole[];
  dateOf: (moment: string) => string;
}

export const detailsPath = ({ labelId }: Pick<ReviewedLabel, 'labelId'>) =>
  generatePath(paths.qualityLabel, { labelId: String(labelId) });

/** The version that is printed now, or that nothing is. */
export const printedWords = ({ publishedVersion }: ReviewedLabel) =>
  publishedVersion === undefined ? texts.nothingPrinted : texts.version(publishedVersion);

/** One label a row. */
export const reviewColumns = ({ roles, dateOf }: ReviewRowFacts): readonly Column<ReviewedLabel>[] => [
  {
    key: 'name',
    title: texts.label,
    width: '24%',
    sortBy: ({ name }) => name,
    render: (label) => (
      <RowName
        to={detailsPath(label)}
        name={label.name}
        detail={[sizeInWords(label.widthMm, label.heightMm), label.isEnabled ? '' : texts.disabled]
          .filter(Boolean)
          .join(' · ')}
      />
    ),
  },
  {
    key: 'printed',
    title: texts.printed,
    width: '104px',
    isOptional: true,
    sortBy: ({ publishedVersion }) => publishedVersion,
    render: printedWords,
  },
  {
    key: 'newest',
    title: texts.newest,
    width: '212px',
    sortBy: ({ newest }) => newest?.state,
    render: ({ newest }) =>
      newest && (
        <>
          <span className={classes['cut']}>{texts.version(newest.version)}</span>
          <LabelStateBadge state={newest.state} />
        </>
      ),
  },
  {
    key: 'waits',
    title: texts.waits,
    sortBy: (label) => waitsWords(label, dateOf),
    render: (label) => <Waits label={label} dateOf={dateOf} />,
  },
  {
    key: 'actions',
    title: texts.actions,
    width: roles.length === 0 ? '104px' : '220px',
    render: (label) => <ReviewActions label={label} roles={roles} />,
  },
];

/** Whom the open version waits for, and since when. */
function Waits({ label, dateOf }: { label: ReviewedLabel } & Pick<ReviewRowFacts, 'dateOf'>) {
  const words = waitsWords(label, dateOf);
  const isForPeople = label.open !== undefined && label.waitsFor.length > 0;
  return (
    <>
      <span className={classes[isForPeople ? 'cut' : 'two']} title={words} dir="auto">
        {words}
      </span>
      {label.open && isForPeople && (
        <span className={`${classes['cut']} ${classes['quiet']}`}>
          {texts.since(dateOf(label.open.createdAt))}
        </span>
      )}
    </>
  );
}
