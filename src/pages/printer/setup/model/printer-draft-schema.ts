import { lenient } from '@/shared/api';
import * as z from 'zod/mini';

/** What is kept of a printer's form in this tab. */
export const printerDraftSchema = z.object({
  name: z.string(),
  displayName: z.string(),
  vendor: z.string(),
  model: z.string(),
  dpi: z.string(),
  language: z.string(),
  kind: z.enum(['queue', 'address', 'driver']),
  queue: z.string(),
  address: z.string(),
  port: z.string(),
  path: z.string(),
  groupIds: z.array(lenient.id()),
  agentId: z.union([z.string(), z.number()]),
});
