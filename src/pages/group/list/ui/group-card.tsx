import { texts } from '../i18n';
import type { GroupRow } from '../model/group-rows';
import { GroupCell } from './group-columns';
import classes from './groups.module.css';

/** Height of a group's row on a phone, in CSS px: name, place, counts. */
export const GROUP_CARD_HEIGHT_PX = 112;

/** A group on a phone. */
export function GroupCard({ row }: { row: GroupRow }) {
  const { counts } = row;
  return (
    <div className={classes['card']}>
      <GroupCell row={row} />
      {counts && <p className={classes['quiet']}>{texts.cardCounts(counts)}</p>}
    </div>
  );
}
