import type { JournalAnswer, SendOutcome } from '@/features/send-print-job';

/** State of a test print: pending, or one of the three final states. */
export interface TestPrintResult {
  state: 'waiting' | 'printed' | 'failed' | 'unknown';
  /** Message of the printer or the helper; "" without one. */
  reason: string;
}

/** Returns the result of a test label from the helper's answer and its later journal. */
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
    // For a helper without a journal, its acceptance is all that is known.
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
