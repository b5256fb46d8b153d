import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** Which day it is for the dates and numbers on labels. */
export const labelDaysSchema = z.object({
  /** IANA name of a time zone. */
  timeZone: lenient.text(),
  /** Start of the production day, HH:mm. */
  dayStartsAt: lenient.text('00:00'),
});
export type LabelDays = z.infer<typeof labelDaysSchema>;
