import type { ReactNode } from 'react';
import { useRowLink } from './row-links';
import classes from './row-button.module.css';

interface RowButtonProps {
  to: string;
  /** Names the row too: "Print Jam". */
  'aria-label': string;
  title?: string;
  /** Adds to the look of a button. */
  className?: string | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** Link of a row that looks like a button: a plain element, because a long list has one in each row. */
export function RowButton({ to, className = '', icon, children, ...names }: RowButtonProps) {
  return (
    <a {...useRowLink(to)} className={`${classes['button']} ${className}`} {...names}>
      {icon}
      {children}
    </a>
  );
}
