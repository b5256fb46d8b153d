import { Skeleton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { addConfigurationMutation } from '@/entities/data-import';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { configurationRequest } from '../model/configuration-request';
import { NEW_CONFIGURATION } from '../model/configuration-values';
import { useConfigurationForm } from '../model/use-configuration-form';
import { ConfigurationFields } from './lazy-configuration-fields';
import { texts } from './texts';

/** /importconfigurations/create - a new configuration. */
export function AddConfigurationPage() {
  const form = useConfigurationForm(NEW_CONFIGURATION, 'new');
  const { mutateAsync: add } = useMutation(addConfigurationMutation());
  const [isTried, setTried] = useState(false);
  const { reason, values, change, found, faults } = form;
  return (
    <PageFrame
      title={texts.addTitle}
      description={texts.addDescription}
      backTo={paths.importConfigurations}
      isChanged={form.isChanged}
      isRestored={form.isRestored}
      validate={() => (reason === '' ? { isValid: true } : { isValid: false, reason })}
      onRefused={() => setTried(true)}
      submit={{
        kind: 'add',
        text: texts.add,
        run: () => form.submit((entered) => add(configurationRequest(entered))),
      }}
    >
      <Suspense fallback={<Skeleton height={480} />}>
        <ConfigurationFields
          values={values}
          faults={isTried ? { ...found, ...faults } : found}
          change={change}
        />
      </Suspense>
    </PageFrame>
  );
}
