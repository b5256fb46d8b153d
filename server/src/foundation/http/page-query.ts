import { z } from 'zod';

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Query parameters for the page of a list. */
export const pageQuery = {
  take: wholeNumber.pipe(z.int().min(1).max(100)).default(20),
  offset: wholeNumber.default(0),
};
