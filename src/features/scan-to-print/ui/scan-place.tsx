import classes from './scan-status.module.css';

/** Keeps the line's place while its code comes. */
export function ScanPlace() {
  return <div className={classes['status']} aria-hidden />;
}
