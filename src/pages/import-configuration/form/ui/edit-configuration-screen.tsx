import { Skeleton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import {
  changeConfigurationMutation,
  dataImportQueries,
  deleteConfigurationMutation,
  type ImportConfiguration,
} from '@/entities/data-import';
import { orNotOffered, rereadOnConflict } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { texts } from '../i18n';
import {
  configurationRequest,
  type ConfigurationValues,
  useConfigurationForm,
  valuesOf,
} from '../model/configuration-form';
import { ConfigurationFields } from './lazy-configuration-fields';

/** Form of a saved configuration. Changes based on an older revision never overwrite a newer one. */
export function EditConfigurationScreen({ configuration }: { configuration: ImportConfiguration }) {
  const client = useQueryClient();
  const { id, name, revision } = configuration;
  const form = useConfigurationForm(valuesOf(configuration), String(id), revision);
  const { mutateAsync: change } = useMutation(changeConfigurationMutation());
  const { mutateAsync: remove } = useMutation(deleteConfigurationMutation());

  const save = (values: ConfigurationValues, begunOn: number | undefined) =>
    rereadOnConflict(
      change({
        configurationId: id,
        ...(begunOn === undefined ? {} : { revision: begunOn }),
        ...configurationRequest(values),
      }),
      client,
      dataImportQueries.configurations().queryKey,
    );
  return (
    <PageFrame
      title={name}
      backTo={paths.importConfigurations}
      form={form}
      submit={{ kind: 'save', run: () => form.submit(save) }}
      removal={{
        name,
        run: () => orNotOffered(remove(id), texts.deleteNotOffered),
      }}
    >
      <Suspense fallback={<Skeleton height={480} />}>
        <ConfigurationFields values={form.values} errors={form.errors} change={form.change} />
      </Suspense>
    </PageFrame>
  );
}
