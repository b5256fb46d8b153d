import { useEffect, useRef } from 'react';
import classes from './data-table.module.css';

interface RowBoxProps {
  label: string;
  state: 'none' | 'some' | 'all';
  onToggle: () => void;
}

/** Checkbox of a row, or of all rows. A native one, because a long list has one in each row. */
export function RowBox({ label, state, onToggle }: RowBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label className={classes['target']}>
      <input ref={box} type="checkbox" aria-label={label} checked={state === 'all'} onChange={onToggle} />
    </label>
  );
}
