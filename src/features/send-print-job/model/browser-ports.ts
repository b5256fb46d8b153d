import type { QueryClient } from '@tanstack/react-query';
import { canReachHelper, helperJournalId, isHelperConnected } from '@/entities/printer-helper';
import { askAgentJob, handToAgent, withdrawFromAgent } from '../api/hand-to-agent';
import { deleteJob, loadJob, saveJob } from '../api/outbox';
import { reportEntryStatus, reportJobStatus } from '../api/report-status';
import { askHelperJournal, sendToHelper, settleWithHelper } from '../api/send-to-helper';
import { withJobLock } from './job-lock';
import { ownerId } from './owner-id';
import { goesToAgent, type PrintEntry, type PrintJob } from './print-job';
import type { JournalAnswer, PrintRunPorts } from './print-ports';

interface BrowserPortFacts {
  /** Content of print files by entry id, for the lifetime of this page: the record leaves it out. */
  documents: ReadonlyMap<string, string>;
  /** Called when a state was recorded, so that it can be acted on at once. */
  onSaved: (job: PrintJob) => void;
  onStopped: () => void;
}

/** Returns the real ports of a print run: outbox, lock, helper and server. */
export function createBrowserPorts(
  client: QueryClient,
  { documents, onSaved, onStopped }: BrowserPortFacts,
): PrintRunPorts {
  const ask = async (entry: PrintEntry, askHelper: typeof askHelperJournal): Promise<JournalAnswer> => {
    if (goesToAgent(entry)) return askAgentJob(entry.helperKey);
    return (await canReachHelper(client))
      ? askHelper(entry.helperKey, entry.journalId)
      : { word: 'unreachable', message: '' };
  };
  return {
    save: async (job) => {
      if (job.ownerId === ownerId()) await saveJob(job);
      onSaved(job);
    },
    load: loadJob,
    forget: deleteJob,
    withLock: withJobLock,
    canHandOver: (entry) => goesToAgent(entry) || isHelperConnected(client),
    journalId: (entry) => (goesToAgent(entry) ? '' : helperJournalId(client)),
    send: (entry) =>
      goesToAgent(entry)
        ? handToAgent(entry)
        : sendToHelper(entry, documents.get(String(entry.entryId)) ?? entry.file.pdfAsBase64String),
    askJournal: (entry) => ask(entry, askHelperJournal),
    settleJournal: (entry) => ask(entry, settleWithHelper),
    withdraw: ({ helperKey }) => withdrawFromAgent(helperKey),
    reportEntry: reportEntryStatus,
    reportJob: reportJobStatus,
    onStopped,
  };
}
