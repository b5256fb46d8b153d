import type { WindowedRows } from '../../lib/windowed-rows';
import { ErrorPanel } from './error-panel';
import classes from './error-panel.module.css';

interface RowsErrorProps {
  list: Pick<WindowedRows<unknown>, 'error' | 'retry' | 'rowCount'>;
  /** See `ErrorPanel`. */
  isOptionalCall?: boolean;
}

/**
 * Error of a long list, to be put after its rows: in place of them when there are none, otherwise at the lower edge of the
 * window, because the rows that are missing may be far from both ends of the list.
 */
export function RowsError({ list: { error, retry, rowCount }, isOptionalCall }: RowsErrorProps) {
  if (!error) return null;
  const panel = (
    <ErrorPanel error={error} onRetry={retry} {...(isOptionalCall !== undefined && { isOptionalCall })} />
  );
  return rowCount === 0 ? panel : <div className={classes['besideRows']}>{panel}</div>;
}
