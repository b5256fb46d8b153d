import type { PrintOutcome } from '../api/print-job-schema';

const WORDS: Readonly<Record<PrintOutcome, string>> = {
  Success: 'Printed',
  Failed: 'Failed',
  Unknown: 'Not confirmed',
  Created: 'Not sent',
  Canceled: 'Canceled',
};

export const outcomeWord = (outcome: PrintOutcome) => WORDS[outcome];
