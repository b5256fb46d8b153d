import { Ban, Check, CheckCheck, CircleHelp, CircleX, Clock, Send, type LucideIcon } from 'lucide-react';
import { texts } from '../i18n';
import type { EntryState } from '../model/print-job';
import classes from './print-progress.module.css';

/** `left`: the server stores it for its agent. */
type ShownState = EntryState | 'left';

const LOOKS: Readonly<Record<ShownState, { icon: LucideIcon; tone: string }>> = {
  queued: { icon: Clock, tone: 'quiet' },
  left: { icon: Clock, tone: 'quiet' },
  sending: { icon: Send, tone: 'quiet' },
  accepted: { icon: Check, tone: 'good' },
  reported: { icon: CheckCheck, tone: 'good' },
  failed: { icon: CircleX, tone: 'bad' },
  unknown: { icon: CircleHelp, tone: 'open' },
  canceled: { icon: Ban, tone: 'quiet' },
};

/** Shows a state as icon and word, never as colour alone. */
export function EntryStateLabel({ state }: { state: ShownState }) {
  const { icon: Icon, tone } = LOOKS[state];
  return (
    <span className={`${classes['state']} ${classes[tone]}`}>
      <Icon size={16} aria-hidden />
      {texts.states[state]}
    </span>
  );
}
