import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { dataImportQueries } from '@/entities/data-import';
import { toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { RecordStatus, useLastKnown } from '@/shared/ui/record-status';
import { texts } from '../i18n';
import { EditConfigurationScreen } from './edit-configuration-screen';

/** /importconfigurations/{id}/edit - the form of a saved configuration: change or delete it. */
export function EditConfigurationPage() {
  const { id = '' } = useParams();
  const configurations = useQuery({ ...dataImportQueries.configurations(), refetchOnMount: 'always' });
  const configuration = useLastKnown(
    configurations.data?.find((one) => one.id === toId(id)),
    id,
  );
  if (configuration) return <EditConfigurationScreen key={configuration.id} configuration={configuration} />;
  return (
    <RecordStatus
      query={configurations}
      isMissing={configurations.data !== undefined}
      listPath={paths.importConfigurations}
      texts={texts}
    />
  );
}
