import { LABELS_PER_JOB } from '@/features/send-print-job';

/**
 * Returns the number of labels that a cell says: 1 for an empty one, a whole number from 0 to 10,000, as spreadsheets write
 * it (“12”, “12.0”, “12,00”); undefined for anything else.
 */
export function readCopies(cell: string): number | undefined {
  const text = cell.trim();
  if (text === '') return 1;
  if (!/^\d{1,6}(?:[.,]0+)?$/.test(text)) return undefined;
  const copies = Number.parseInt(text, 10);
  return copies <= LABELS_PER_JOB ? copies : undefined;
}
