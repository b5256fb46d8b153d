import { Ban, CircleCheck, Clock, History, PencilLine, type LucideIcon } from 'lucide-react';
import { versionStateName } from '../model/version-state-name';
import classes from './label-state-badge.module.css';

interface Look {
  icon: LucideIcon;
  tone: 'good' | 'open' | 'quiet';
}

const WAITING: Look = { icon: Clock, tone: 'open' };
const LOOKS: Readonly<Record<string, Look>> = {
  Published: { icon: CircleCheck, tone: 'good' },
  Draft: { icon: PencilLine, tone: 'quiet' },
  Superseded: { icon: History, tone: 'quiet' },
  Withdrawn: { icon: Ban, tone: 'quiet' },
};

/** Badge with the state of a label version as icon and word, never as colour alone. */
export function LabelStateBadge({ state }: { state: string }) {
  if (state === '') return null;
  const { icon: Icon, tone } = LOOKS[state] ?? WAITING;
  return (
    <span className={classes['badge']} data-tone={tone} title={versionStateName(state)}>
      <Icon size={16} aria-hidden />
      <span>{versionStateName(state)}</span>
    </span>
  );
}
