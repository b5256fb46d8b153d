import type { ReactNode } from 'react';
import classes from './element-lead.module.css';

interface ElementLeadProps {
  onGo: () => void;
  children: ReactNode;
}

/** Button that looks like a text, and leads to the element of a label that the text is about. */
export function ElementLead({ onGo, children }: ElementLeadProps) {
  return (
    <button type="button" className={classes['lead']} onClick={onGo}>
      {children}
    </button>
  );
}
