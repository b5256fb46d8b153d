import { useId, type ReactNode } from 'react';
import classes from './fields.module.css';

/** Fields that belong together, under their heading. */
export function FieldSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
