import type { HistoryEntry } from '../history/history-chain.ts';
import { approvalSteps, type Approval } from './version-schemas.ts';

/** What opens a round: from here on, earlier approvals are of another file or were followed by a rejection. */
const openings: readonly HistoryEntry['action'][] = [
  'uploaded',
  'published-at-once',
  'replace-file',
  'set-ready',
];
const decisions: readonly HistoryEntry['action'][] = ['approve', 'reject', 'publish', 'published-on-time'];

/** The decisions of the round a version is in, read off its label's history, first to last. */
export function approvalsOf(history: readonly HistoryEntry[], labelVersionId: number): Approval[] {
  const own = history.filter((entry) => entry.labelVersionId === labelVersionId);
  const begin = own.findLastIndex(({ action }) => openings.includes(action));
  return own.slice(Math.max(0, begin)).flatMap((entry) => {
    const step = approvalSteps.find((one) => one === entry.from);
    if (!step || !decisions.includes(entry.action)) return [];
    return [
      {
        step,
        approved: entry.action !== 'reject',
        by: entry.by,
        at: entry.at,
        comment: entry.comment,
        versionHash: entry.versionHash ?? '',
        seenRegions: [...entry.seenRegions],
      },
    ];
  });
}
