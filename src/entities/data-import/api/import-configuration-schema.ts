import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** How files of one kind are read, kept under a name (GET /api/import/importConfiguration). */
export const importConfigurationSchema = z.object({
  id: lenient.id(),
  name: lenient.text(),
  fileEncoding: lenient.text(),
  targetGroups: lenient.list(lenient.id()),
  /** As `importOptionsSchema` of label-core writes them; whoever uses them reads them with it. */
  options: z.pipe(
    z.nullish(z.record(z.string(), z.unknown())),
    z.transform((options) => options ?? {}),
  ),
  /** Which change of the configuration this is; undefined where the server does not count them. */
  revision: lenient.number(undefined),
  modifiedAt: lenient.text(),
});
export type ImportConfiguration = z.infer<typeof importConfigurationSchema>;
