import type { HistoryEntry } from '../history/history-chain.ts';
import { approvalSteps, type Approval } from './version-schemas.ts';

/** Actions that begin a new round: earlier approvals are of another file or were followed by a rejection. */
const openings: readonly HistoryEntry['action'][] = [
  'uploaded',
  'published-at-once',
  'replace-file',
  'set-ready',
];
const decisions: readonly HistoryEntry['action'][] = ['approve', 'reject', 'publish', 'published-on-time'];

/** Returns the decisions of a version's current round from its label's history, oldest first. */
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
