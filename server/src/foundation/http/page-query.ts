import { z } from 'zod';

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Which part of a list is asked for. */
export const pageQuery = {
  take: wholeNumber.pipe(z.int().min(1).max(100)).default(20),
  offset: wholeNumber.default(0),
};
