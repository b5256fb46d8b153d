import type { ReactNode } from 'react';
import classes from './truncated-text.module.css';

interface TruncatedTextProps {
  children: ReactNode;
  /** Tooltip; the text itself by default. */
  title?: string | undefined;
  className?: string | undefined;
}

/**
 * Text in one line, or in two where it is alone in a cell of a table, truncated if there is no room; its tooltip has the
 * full text. Names keep their own text direction.
 */
export function TruncatedText({ children, title, className = '' }: TruncatedTextProps) {
  const text = typeof children === 'string' ? children : undefined;
  return (
    <span
      className={`${classes['text']} ${className}`}
      title={title ?? text}
      data-truncated
      dir={text === undefined ? undefined : 'auto'}
    >
      {children}
    </span>
  );
}
