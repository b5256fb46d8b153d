import { versionNumber } from '@/entities/review';
import { formatTime } from '@/shared/i18n';
import type { KeptAt } from '../../model/design-keeper';
import type { DesignBase } from '../../model/design-thing';
import { texts } from '../../i18n';
import classes from './save.module.css';

const { save } = texts;

interface SaveStateProps {
  base: DesignBase;
  hasChanges: boolean;
  keptAt: KeptAt;
}

/** Line that says what the design is, and whether what is not saved is kept on this computer. */
export function SaveState({ base, hasChanges, keptAt }: SaveStateProps) {
  const parts = [designWords(base, hasChanges), hasChanges && keptWords(keptAt)].filter(Boolean);
  return <p className={classes['state']}>{parts.join(' · ')}</p>;
}

function designWords({ labelId, state, version }: DesignBase, hasChanges: boolean): string {
  if (labelId === undefined) return save.state.new;
  const number = { version: versionNumber(version) };
  if (state === 'Draft') return save.state.draft(number);
  return hasChanges ? save.state.over(number) : save.state.saved(number);
}

function keptWords(keptAt: KeptAt): string | undefined {
  if (keptAt === undefined) return undefined;
  return keptAt === 'not-kept' ? save.notKept : save.kept({ time: formatTime(keptAt, 'short') });
}
