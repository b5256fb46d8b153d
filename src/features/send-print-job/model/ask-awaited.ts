import type { Id } from '@/shared/api';
import { WAITING_FILES_ASKED } from '../config/limits';
import { followed } from './journal-answer';
import { goesToAgent, isAwaited, type PrintEntry, type PrintJob } from './print-job';
import type { PrintRunPorts } from './print-ports';

/** Result of one entry, or why it waits. */
interface EntryNews {
  entryId: Id;
  helperKey: string;
  patch: Partial<PrintEntry>;
}

/**
 * Asks the helper's journal, in order, for the results of the files it accepted; returns only changes. If a helper
 * cannot be reached, it is not asked again in this round; likewise the server about its agents.
 */
export async function askAwaited(
  job: PrintJob,
  askJournal: PrintRunPorts['askJournal'],
): Promise<EntryNews[]> {
  const news: EntryNews[] = [];
  /** Unreachable sources: the helper, the server that asks the agents, or both. */
  const unreachable = new Set<boolean>();
  const waitingAt = new Map<string, number>();
  for (const entry of job.entries.filter(isAwaited)) {
    const { entryId, helperKey, attention, isLeft } = entry;
    if (unreachable.has(goesToAgent(entry))) continue;
    const printer = printerOf(entry);
    const waiting = waitingAt.get(printer) ?? 0;
    if (waiting >= WAITING_FILES_ASKED) continue;
    const answer = await askJournal(entry);
    if (answer.word === 'unreachable') {
      unreachable.add(goesToAgent(entry));
      continue;
    }
    const patch = followed(answer);
    if (answer.word === 'accepted') waitingAt.set(printer, waiting + 1);
    const isOther = patch.attention !== attention || patch.isLeft !== isLeft;
    if (answer.word !== 'accepted' || isOther) news.push({ entryId, helperKey, patch });
  }
  return news;
}

function printerOf({ file }: PrintEntry): string {
  return [file.agentId, file.targetIpAddress, file.targetPort, file.targetPrintQueue].join(' ');
}
