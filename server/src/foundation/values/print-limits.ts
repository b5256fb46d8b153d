import { z } from 'zod';

/** How much one print may ask for. */
export const printLimits = {
  /** Labels in one file of what is no order: a helper's queue stays responsive and a lost file loses little. */
  labelsPerFile: 100,
  quantity: 10_000,
  lines: 100,
  labelsPerJob: 10_000,
} as const;

export const quantitySchema = z.int().min(1).max(printLimits.quantity);

/** A print file can be fetched this long. */
export const fileLifetimeMs = 24 * 3_600_000;
