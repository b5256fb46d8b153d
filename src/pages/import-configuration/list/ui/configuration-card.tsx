import { texts } from '../i18n';
import type { ConfigurationRow } from '../model/configuration-rows';
import { ConfigurationName, groupOf, kindOf } from './configuration-columns';
import classes from './configurations.module.css';

/** Height of a configuration's row on a phone, in CSS px: its name and two lines. */
export const CONFIGURATION_CARD_HEIGHT_PX = 104;

/** A configuration on a phone. */
export function ConfigurationCard({ row }: { row: ConfigurationRow }) {
  return (
    <div className={classes['card']}>
      <ConfigurationName row={row} />
      <p className={classes['cut']}>{[kindOf(row), texts.columnCount({ count: row.columns })].join(' · ')}</p>
      <p className={`${classes['cut']} ${classes['quiet']}`}>{groupOf(row)}</p>
    </div>
  );
}
