import type { JournalAnswer, SendOutcome } from '@/features/send-print-job';

/** The state of a test print: under way, and the three ways it ends. */
export interface TestPrintResult {
  state: 'waiting' | 'printed' | 'failed' | 'unknown';
  /** The printer's or the helper's own words; "" where they have none. */
  reason: string;
}

/** What to tell of a test label, from what the helper answered and what its journal says since. */
export function testPrintResult(sent: SendOutcome, journal: JournalAnswer | undefined): TestPrintResult {
  const { state, message } = sent;
  if (state === 'failed') return { state, reason: message };
  switch (journal?.word) {
    case 'printed':
      return { state: 'printed', reason: journal.message };
    case 'failed':
      return { state: 'failed', reason: journal.message };
    case 'accepted':
      return { state: 'waiting', reason: journal.message };
    // A helper without a journal: what it took is all there is to know.
    case 'unsupported':
      return { state: state === 'accepted' ? 'printed' : 'unknown', reason: message };
    case 'unconfirmed':
    case 'absent':
    case 'forgotten':
    case 'unreachable':
      return { state: 'unknown', reason: journal.message || message };
    case undefined:
      return { state: 'waiting', reason: '' };
    default:
      return { state: 'unknown', reason: message };
  }
}
