import classes from './scan-status.module.css';

/** Placeholder of the line while its code is loaded. */
export function ScanPlace() {
  return <div className={classes['status']} aria-hidden />;
}
