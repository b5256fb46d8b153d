import { Skeleton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Suspense } from 'react';
import { addConfigurationMutation } from '@/entities/data-import';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { texts } from '../i18n';
import { configurationRequest, NEW_CONFIGURATION, useConfigurationForm } from '../model/configuration-form';
import { ConfigurationFields } from './lazy-configuration-fields';

/** /importconfigurations/create - the form of a new configuration. */
export function AddConfigurationPage() {
  const form = useConfigurationForm(NEW_CONFIGURATION, 'new');
  const { mutateAsync: add } = useMutation(addConfigurationMutation());
  const { values, change, errors } = form;
  return (
    <PageFrame
      title={texts.addTitle}
      description={texts.addDescription}
      backTo={paths.importConfigurations}
      form={form}
      submit={{
        kind: 'add',
        text: texts.add,
        run: () => form.submit((entered) => add(configurationRequest(entered))),
      }}
    >
      <Suspense fallback={<Skeleton height={480} />}>
        <ConfigurationFields values={values} errors={errors} change={change} />
      </Suspense>
    </PageFrame>
  );
}
