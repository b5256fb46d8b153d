import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** Named configuration for reading one kind of file (GET /api/import/importConfiguration). */
export const importConfigurationSchema = z.object({
  id: lenient.id(),
  name: lenient.text(),
  fileEncoding: lenient.text(),
  targetGroups: lenient.list(lenient.id()),
  /** In the form of `importOptionsSchema` of label-core; users of the configuration parse it with that schema. */
  options: z.pipe(
    z.nullish(z.record(z.string(), z.unknown())),
    z.transform((options) => options ?? {}),
  ),
  /** Revision of the configuration; undefined when the server does not count changes. */
  revision: lenient.number(undefined),
  modifiedAt: lenient.text(),
});
export type ImportConfiguration = z.infer<typeof importConfigurationSchema>;
