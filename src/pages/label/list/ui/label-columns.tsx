import { CircleSlash } from 'lucide-react';
import { generatePath } from 'react-router';
import { LabelStateBadge, LabelThumbnail, formatSize, type AdministeredLabel } from '@/entities/label';
import { formatNumber } from '@/shared/i18n';
import { paths } from '@/shared/routes';
import { RowName, type Column } from '@/shared/ui/data-table';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { texts } from '../i18n';
import { groupsOf, printersOf, versionOf, type KnownGroups, type KnownPrinters } from '../model/label-facts';
import classes from './labels.module.css';

export const labelPathOf = ({ labelId }: Pick<AdministeredLabel, 'labelId'>) =>
  generatePath(paths.label, { id: String(labelId) });

/** Returns the columns of the list of labels. */
export const labelColumns = (
  groups: KnownGroups,
  printers: KnownPrinters,
): readonly Column<AdministeredLabel>[] => [
  {
    key: 'name',
    title: texts.name,
    width: '31%',
    sortBy: ({ name }) => name,
    render: (label) => (
      <div className={classes['name']}>
        <LabelThumbnail label={label} version="newest" />
        <div className={classes['words']}>
          <RowName
            to={labelPathOf(label)}
            name={label.name}
            detail={formatSize(label.widthMm, label.heightMm)}
          />
        </div>
      </div>
    ),
  },
  {
    key: 'state',
    title: texts.state,
    width: '220px',
    sortBy: ({ state }) => state,
    render: (label) => (
      <>
        <LabelStateBadge state={label.state} />
        <TruncatedText className={classes['quiet']}>{versionOf(label)}</TruncatedText>
      </>
    ),
  },
  {
    key: 'groups',
    title: texts.groups,
    isOptional: true,
    sortBy: (label) => groupsOf(label, groups),
    render: (label) => (
      <>
        <TruncatedText>{groupsOf(label, groups)}</TruncatedText>
        <TruncatedText className={classes['quiet']}>{printersOf(label, printers)}</TruncatedText>
      </>
    ),
  },
  {
    key: 'articles',
    title: texts.articles,
    isNumeric: true,
    isForWide: true,
    isOptional: true,
    width: '110px',
    sortBy: ({ articleCount }) => articleCount,
    render: ({ articleCount }) => (articleCount === undefined ? '–' : formatNumber(articleCount)),
  },
  {
    key: 'enabled',
    title: texts.enabled,
    width: '120px',
    sortBy: ({ isEnabled }) => (isEnabled ? 0 : 1),
    render: ({ isEnabled }) => <EnabledWord isEnabled={isEnabled} />,
  },
];

/** Shows as a word whether the label can be printed. */
export function EnabledWord({ isEnabled }: { isEnabled: boolean }) {
  if (isEnabled) return <>{texts.isEnabled}</>;
  return (
    <span className={`${classes['name']} ${classes['quiet']}`} style={{ gap: 6 }}>
      <CircleSlash size={16} aria-hidden />
      {texts.isDisabled}
    </span>
  );
}
