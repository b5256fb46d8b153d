import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** Fields that the form of a configuration takes as they are, each with what a new configuration starts with. */
export const configurationSettingsSchema = z.object({
  name: lenient.text(),
  fileEncoding: lenient.text('utf-8'),
});
export type ConfigurationSettings = z.infer<typeof configurationSettingsSchema>;

/** Named configuration for reading one kind of file (GET /api/import/importConfiguration). */
export const importConfigurationSchema = z.extend(configurationSettingsSchema, {
  id: lenient.id(),
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
