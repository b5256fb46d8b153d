import { useSessionUser } from '@/entities/session';
import { useDraftForm, type DraftForm } from '@/shared/lib/draft-form';
import { configurationFaults } from './configuration-faults';
import { configurationDraftSchema, type ConfigurationValues } from './configuration-values';

/** The form over one configuration; `configuration` is its id, or "new". */
export function useConfigurationForm(
  saved: ConfigurationValues,
  configuration: string,
  revision?: number,
): ConfigurationForm {
  const user = useSessionUser();
  return useDraftForm<ConfigurationValues>({
    owner: user?.userId ?? '',
    form: 'import-configuration',
    thing: configuration,
    revision,
    saved,
    schema: configurationDraftSchema,
    faultsOf: configurationFaults,
  });
}

export type ConfigurationForm = DraftForm<ConfigurationValues>;
