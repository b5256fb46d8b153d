import type { ReactNode } from 'react';
import classes from './fields.module.css';

/** Fields in two columns, in one where there is no room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className={classes['grid']}>{children}</div>
);
