import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  /** One sentence. */
  children: ReactNode;
  /** One action. */
  action?: ReactNode;
}

/** Empty state in place of a list: a small drawing, one sentence, one action. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div className={classes['empty']}>
      <Inbox size={32} strokeWidth={1.25} aria-hidden />
      <p>{children}</p>
      {action}
    </div>
  );
}
