import { mutationOptions } from '@tanstack/react-query';
import { callForEffect, callForOutcome, importApi, type Id } from '@/shared/api';
import { dataImportQueries } from './data-import-queries';
import { importConfigurationSchema } from './import-configuration-schema';

/** What is kept of a configuration. */
export interface ConfigurationRequest {
  name: string;
  fileEncoding: string;
  targetGroups: readonly Id[];
  /** As `importOptionsSchema` of label-core wants them. */
  options: object;
}

const PATH = 'api/import/importConfiguration';
const addressOf = (configurationId: Id) => `${PATH}/${encodeURIComponent(configurationId)}`;
const meta = {
  errorShownBy: 'caller',
  invalidates: [dataImportQueries.configurations().queryKey],
} as const;

/** Keeps a new configuration and resolves with it, where the server sends it back. One of our own calls. */
export const addConfigurationMutation = () =>
  mutationOptions({
    mutationKey: ['add-import-configuration'],
    mutationFn: (request: ConfigurationRequest) =>
      callForOutcome(importApi, 'post', PATH, importConfigurationSchema, { json: request }),
    meta,
  });

interface ChangedConfiguration extends ConfigurationRequest {
  configurationId: Id;
  /** The one the change began with. */
  revision?: number;
}

/** Changes a configuration and resolves with it, where the server sends it back; refused when somebody else changed it since. One of our own calls. */
export const changeConfigurationMutation = () =>
  mutationOptions({
    mutationKey: ['change-import-configuration'],
    mutationFn: ({ configurationId, ...request }: ChangedConfiguration) =>
      callForOutcome(importApi, 'put', addressOf(configurationId), importConfigurationSchema, {
        json: request,
      }),
    meta,
  });

/** Deletes a configuration; what was imported with it stays. One of our own calls. */
export const deleteConfigurationMutation = () =>
  mutationOptions({
    mutationKey: ['delete-import-configuration'],
    mutationFn: (configurationId: Id) => callForEffect(importApi, 'delete', addressOf(configurationId)),
    meta,
  });
