import type { ReactNode } from 'react';
import classes from './truncated-text.module.css';

interface TruncatedTextProps {
  children: ReactNode;
  /** The tooltip; without it the text itself. */
  title?: string | undefined;
  className?: string | undefined;
}

/** A text in one line, cut off where it has no room; its tooltip has the whole of it. Names keep their own direction. */
export function TruncatedText({ children, title, className = '' }: TruncatedTextProps) {
  const text = typeof children === 'string' ? children : undefined;
  return (
    <span
      className={`${classes['text']} ${className}`}
      title={title ?? text}
      dir={text === undefined ? undefined : 'auto'}
    >
      {children}
    </span>
  );
}
