import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** Answer of GET /api/settings. `idempotentPrint`: a repeated entry id is answered without printing again. */
export const helperSettingsSchema = z.object({
  version: lenient.text(),
  computerName: lenient.text(),
  idempotentPrint: lenient.flag(),
});
export type HelperSettings = z.infer<typeof helperSettingsSchema>;

/** Print queue of the computer; `state` and `stateReasons` are terms of IPP. */
const printQueueSchema = z.object({
  name: lenient.text(),
  isDefault: lenient.flag(),
  state: lenient.text(),
  stateReasons: z.pipe(
    z.nullish(z.union([z.string(), z.array(z.string())])),
    z.transform((value) => [value ?? []].flat()),
  ),
  accepting: lenient.flag(true),
});

export type PrintQueue = z.infer<typeof printQueueSchema>;

/** Answer of GET /api/printQueues. */
export const printQueuesSchema = z.object({
  computerName: z.string(),
  queues: lenient.list(printQueueSchema),
});
export type PrintQueues = z.infer<typeof printQueuesSchema>;
