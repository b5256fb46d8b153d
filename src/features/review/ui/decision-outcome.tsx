import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import classes from './review.module.css';

/** One line with the result of the decision before this screen; nothing when the person came another way. */
export function DecisionOutcome() {
  const { state, pathname } = useLocation();
  // A screen that writes its filter to the URL loses the history state; another screen has its own.
  const [shown, setShown] = useState({ pathname, outcome: outcomeIn(state) });
  const arrived = outcomeIn(state);
  if (shown.pathname !== pathname || (arrived !== '' && arrived !== shown.outcome))
    setShown({ pathname, outcome: arrived });
  if (shown.outcome === '') return null;
  return (
    <p role="status" className={classes['outcome']}>
      <CircleCheck size={18} aria-hidden />
      {shown.outcome}
    </p>
  );
}

function outcomeIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('outcome' in state)) return '';
  return typeof state.outcome === 'string' ? state.outcome : '';
}
