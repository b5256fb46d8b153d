import { generatePath } from 'react-router';
import type { GroupCounts } from '@/entities/group';
import { formatNumber } from '@/shared/i18n';
import { paths } from '@/shared/routes';
import { RowName, type Column } from '@/shared/ui/data-table';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { texts } from '../i18n';
import { treeOrder, type GroupRow } from '../model/group-rows';
import classes from './groups.module.css';

const numbers = ['members', 'printers', 'articles', 'orders'] as const;

const countColumn = (key: keyof GroupCounts & (typeof numbers)[number]): Column<GroupRow> => ({
  key,
  title: texts[key],
  width: '112px',
  isNumeric: true,
  isOptional: true,
  sortBy: ({ counts }) => counts?.[key],
  render: ({ counts }) => (counts ? formatNumber(counts[key]) : texts.unknown),
});

/** Returns the columns of the list of groups; groups of the second level are indented further. */
export const groupColumns = (printerNameOf: (row: GroupRow) => string): readonly Column<GroupRow>[] => [
  {
    key: 'name',
    title: texts.name,
    sortBy: treeOrder,
    render: (row) => <GroupCell row={row} />,
  },
  ...numbers.map(countColumn),
  {
    key: 'printer',
    title: texts.defaultPrinter,
    width: '18%',
    isOptional: true,
    sortBy: printerNameOf,
    render: (row) => <TruncatedText>{printerNameOf(row)}</TruncatedText>,
  },
];

/** Name as a link to the group, with its parent group. */
function GroupCell({ row: { group, level, parentName } }: { row: GroupRow }) {
  const place = level === 0 ? texts.root : parentName && texts.within({ parent: parentName });
  return (
    <div className={classes['name']} data-level={level}>
      <RowName
        to={generatePath(paths.group, { groupid: String(group.id) })}
        name={group.name}
        detail={place}
      />
    </div>
  );
}

/** Height of a group's row on a phone, in CSS px: name, place, counts. */
export const GROUP_CARD_HEIGHT_PX = 112;

/** Card of a group on a phone. */
export function GroupCard({ row }: { row: GroupRow }) {
  const { counts } = row;
  return (
    <div className={classes['card']}>
      <GroupCell row={row} />
      {counts && <p className={classes['quiet']}>{texts.cardCounts(counts)}</p>}
    </div>
  );
}
