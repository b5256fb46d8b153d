import { Ban, CheckCheck, CircleHelp, CircleX, Clock, type LucideIcon } from 'lucide-react';
import type { PrintOutcome } from '../api/print-job-schema';
import { formatOutcome } from '../model/job-summary';
import classes from './outcome-badge.module.css';

const LOOKS: Readonly<Record<PrintOutcome, { icon: LucideIcon; tone: string }>> = {
  Success: { icon: CheckCheck, tone: 'good' },
  Failed: { icon: CircleX, tone: 'bad' },
  Unknown: { icon: CircleHelp, tone: 'open' },
  Created: { icon: Clock, tone: 'quiet' },
  Canceled: { icon: Ban, tone: 'quiet' },
};

/** Badge with the outcome of a print as icon and word, never as colour alone. */
export function OutcomeBadge({ outcome }: { outcome: PrintOutcome }) {
  const { icon: Icon, tone } = LOOKS[outcome];
  return (
    <span className={classes['badge']} data-tone={tone}>
      <Icon size={16} aria-hidden />
      {formatOutcome(outcome)}
    </span>
  );
}
