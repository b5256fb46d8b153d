import type { ReactNode } from 'react';
import classes from './print-file.module.css';

interface StepSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** One step of the screen: a heading, a sentence where it helps, and the fields. */
export function StepSection({ title, hint, children }: StepSectionProps) {
  return (
    <section className={classes['section']} aria-label={title}>
      <div>
        <h2 className={classes['heading']}>{title}</h2>
        {hint !== undefined && <p className={classes['hint']}>{hint}</p>}
      </div>
      {children}
    </section>
  );
}
