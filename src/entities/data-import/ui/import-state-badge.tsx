import { CircleCheck, CircleX, Clock, LoaderCircle, Undo2, type LucideIcon } from 'lucide-react';
import type { ImportState } from '../api/data-import-schema';
import { texts } from '../i18n';
import classes from './import-state-badge.module.css';

const LOOKS: Readonly<Record<ImportState, { icon: LucideIcon; tone: string }>> = {
  Waiting: { icon: Clock, tone: 'quiet' },
  Running: { icon: LoaderCircle, tone: 'open' },
  Done: { icon: CircleCheck, tone: 'good' },
  Failed: { icon: CircleX, tone: 'bad' },
  Undone: { icon: Undo2, tone: 'quiet' },
};

/** Badge with the state of an import as icon and word, never as colour alone. */
export function ImportStateBadge({ state }: { state: ImportState }) {
  const { icon: Icon, tone } = LOOKS[state];
  return (
    <span className={classes['badge']} data-tone={tone}>
      <Icon size={16} aria-hidden />
      {texts.states[state]}
    </span>
  );
}
