import type { ReactNode } from 'react';
import classes from './folded-section.module.css';

interface FoldedSectionProps {
  title: string;
  /** What the line says beside the title, such as a number. */
  mark?: ReactNode;
  children: ReactNode;
}

/** Section of one line above a list, which opens when somebody wants it. */
export function FoldedSection({ title, mark, children }: FoldedSectionProps) {
  return (
    <details className={classes['folded']}>
      <summary>
        <h2>{title}</h2>
        {mark}
      </summary>
      {children}
    </details>
  );
}
