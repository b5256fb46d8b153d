import { versionNumber } from '@/entities/review';
import { formatTime } from '@/shared/i18n';
import { dayOf, formatDateTime } from '@/shared/lib/date';
import type { SaveConflict } from '../api/save-conflict';
import { texts } from '../i18n';
import type { DesignBase } from './design-thing';

interface ConflictOf {
  error: Pick<SaveConflict, 'by' | 'version'>;
  /** What this person worked on. */
  mine: DesignBase;
  /** What was saved meanwhile; undefined while it is being read. */
  theirs: DesignBase | undefined;
}

/** Returns who saved what and when, while this person worked on which version, as a sentence. */
export function conflictWords({ error, mine, theirs }: ConflictOf, now: Date = new Date()): string {
  const { conflict } = texts.save;
  // The refusal speaks of the version that was to be saved; a newer one may be why it cannot be.
  const newer = (theirs?.version ?? 0) > (error.version ?? mine.version ?? 0) ? theirs : undefined;
  const by = newer?.savedBy ?? error.by ?? theirs?.savedBy ?? conflict.somebody;
  const saved = newer?.version ?? error.version ?? theirs?.version;
  const savedAt = new Date(theirs?.createdAt ?? Number.NaN);
  if (saved === undefined) return conflict.unnumbered({ by });
  if (saved === mine.version) return conflict.sameVersion({ by, version: saved });
  if (Number.isNaN(savedAt.getTime()))
    return conflict.untimed({ by, version: saved, mine: versionNumber(mine.version) });
  const said = { by, version: saved, mine: versionNumber(mine.version) };
  return dayOf(savedAt) === dayOf(now)
    ? conflict.at({ ...said, time: formatTime(savedAt.getTime(), 'short') })
    : conflict.on({ ...said, time: formatDateTime(savedAt) });
}
