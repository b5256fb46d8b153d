import { z } from 'zod';

const pattern = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.([2-9]|[1-9]\d{1,3}))?$/;

/** The key of one hand-over: the id of the file's entry, with `.2` and so on where a person prints it once more. */
export const jobKeySchema = z
  .string()
  .max(50)
  .toLowerCase()
  .regex(pattern, 'must be the id of an entry, or <id>.2 and so on');

/** The entry a key belongs to. */
export const entryOf = (jobKey: string): string | undefined => pattern.exec(jobKey)?.[1];

/** How often the file had been handed over with this one; 1 for the first. */
export const handOverNumber = (jobKey: string): number => Number(pattern.exec(jobKey)?.[2] ?? 1);
