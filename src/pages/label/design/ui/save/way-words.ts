import { versionNumber } from '@/entities/review';
import type { SaveWay } from '../../model/save-ways';
import type { SaveOutcome } from '../../model/use-save-bar';
import { texts } from '../../i18n';

const { save } = texts;

/**
 * Returns the words of the button that saves in the way at `index` of `ways`; the first one is the main button. A new draft
 * is told from the open one that it supersedes.
 */
export function wayWords(ways: readonly SaveWay[], index: number): string {
  const way = ways[index];
  if (!way) return '';
  if (way.kind === 'add') return save.add[way.outcome ?? 'unknown'];
  const version = versionNumber(way.version);
  if (way.kind === 'next')
    return way.outcome === 'review' ? save.next.review : save.next[way.outcome ?? 'unknown']({ version });
  if (index === 0) return save.draft;
  const isBesideOpen = ways.some(({ kind }) => kind === 'same-draft');
  return isBesideOpen ? save.asNewDraft({ version }) : save.asDraft;
}

/** Returns what is so after a save, as a sentence. */
export const doneWords = (outcome: SaveOutcome, version: number | undefined): string =>
  save.done[outcome ?? 'saved']({ version: versionNumber(version) });
