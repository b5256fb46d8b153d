import { texts } from '../i18n';
import classes from './label-review.module.css';

/** Nothing waits: what is printed is the last word until somebody uploads. */
export function NoOpenVersion() {
  return (
    <section className={classes['section']}>
      <h2>{texts.noneUnderWay}</h2>
      <p className={classes['quiet']}>{texts.noneUnderWayHint}</p>
    </section>
  );
}
