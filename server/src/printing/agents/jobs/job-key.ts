import { z } from 'zod';

const pattern = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.([2-9]|[1-9]\d{1,3}))?$/;

/** Key of one hand-over: the id of the file's entry, with `.2` and so on if a person prints it again. */
export const jobKeySchema = z
  .string()
  .max(50)
  .toLowerCase()
  .regex(pattern, 'must be the id of an entry, or <id>.2 and so on');

/** Returns the entry a key belongs to. */
export const entryOf = (jobKey: string): string | undefined => pattern.exec(jobKey)?.[1];

/** Returns the number of the hand-over, counted from 1. */
export const handOverNumber = (jobKey: string): number => Number(pattern.exec(jobKey)?.[2] ?? 1);
