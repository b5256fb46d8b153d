import { mutationOptions } from '@tanstack/react-query';
import { callForEffect, callForOutcome, importApi, type Id } from '@/shared/api';
import { dataImportQueries } from './data-import-queries';
import { importConfigurationSchema, type ConfigurationSettings } from './import-configuration-schema';

/** Saved content of a configuration. */
export interface ConfigurationRequest extends Partial<ConfigurationSettings> {
  name: string;
  fileEncoding: string;
  targetGroups: readonly Id[];
  /** In the form of `importOptionsSchema` of label-core. */
  options: object;
}

const PATH = 'api/import/importConfiguration';
const addressOf = (configurationId: Id) => `${PATH}/${encodeURIComponent(configurationId)}`;
const meta = {
  errorShownBy: 'caller',
  invalidates: [dataImportQueries.configurations().queryKey],
} as const;

/**
 * Saves a new configuration and resolves with it if the server returns it. The call is not part of the specification.
 */
export const addConfigurationMutation = () =>
  mutationOptions({
    mutationKey: ['add-import-configuration'],
    mutationFn: (request: ConfigurationRequest) =>
      callForOutcome(importApi, 'post', PATH, importConfigurationSchema, { json: request }),
    meta,
  });

interface ChangedConfiguration extends ConfigurationRequest {
  configurationId: Id;
  /** Revision that the change is based on. */
  revision?: number;
}

/**
 * Changes a configuration and resolves with it if the server returns it; rejected when somebody else changed it since.
 * The call is not part of the specification.
 */
export const changeConfigurationMutation = () =>
  mutationOptions({
    mutationKey: ['change-import-configuration'],
    mutationFn: ({ configurationId, ...request }: ChangedConfiguration) =>
      callForOutcome(importApi, 'put', addressOf(configurationId), importConfigurationSchema, {
        json: request,
      }),
    meta,
  });

/** Deletes a configuration; data imported with it stays. The call is not part of the specification. */
export const deleteConfigurationMutation = () =>
  mutationOptions({
    mutationKey: ['delete-import-configuration'],
    mutationFn: (configurationId: Id) => callForEffect(importApi, 'delete', addressOf(configurationId)),
    meta,
  });
