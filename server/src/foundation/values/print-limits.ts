import { z } from 'zod';

/** Limits of one print. */
export const printLimits = {
  /** Labels per file of a print without an order: a helper's queue stays responsive, and little is lost with a file. */
  labelsPerFile: 100,
  quantity: 10_000,
  lines: 100,
  labelsPerJob: 10_000,
} as const;

export const quantitySchema = z.int().min(1).max(printLimits.quantity);

/** Time in ms during which a print file can be fetched. */
export const fileLifetimeMs = 24 * 3_600_000;
