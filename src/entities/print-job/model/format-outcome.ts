import type { PrintOutcome } from '../api/print-job-schema';
import { texts } from '../i18n';

export const formatOutcome = (outcome: PrintOutcome): string => texts.outcomes[outcome];
