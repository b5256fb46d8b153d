import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** Counts for the tiles; a count that the server does not provide is undefined. */
export const countsSchema = z.object({
  users: lenient.number(undefined),
  groups: lenient.number(undefined),
  widgets: lenient.number(undefined),
  articles: lenient.number(undefined),
  orders: lenient.number(undefined),
  printers: lenient.number(undefined),
  connectors: lenient.number(undefined),
  standardTemplates: lenient.number(undefined),
  importConfigurations: lenient.number(undefined),
  webHooks: lenient.number(undefined),
});
export type Counts = z.infer<typeof countsSchema>;

export const labelCountSchema = z.object({ labelsCount: z.coerce.number() });
