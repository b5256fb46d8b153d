import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dataImportQueries } from '@/entities/data-import';
import { featureFlagQueries } from '@/entities/subscription';
import { groupNames, groupQueries } from '@/entities/group';
import { paths } from '@/shared/routes';
import { AddButton } from '@/shared/ui/add-button';
import { DataList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { configurationRows } from '../model/configuration-rows';
import {
  CONFIGURATION_CARD_HEIGHT_PX,
  ConfigurationCard,
  useConfigurationColumns,
} from './configuration-columns';

/** /importconfigurations - the import configurations, or a notice if the organisation has no imports. */
export function ImportConfigurationsPage() {
  const features = useQuery(featureFlagQueries.mine());
  if (features.data?.importEnabled) return <ConfigurationList />;
  return (
    <>
      <PageHeader title={texts.title} />
      <QueryView query={features} loading={<Skeleton height={180} />}>
        {() => <EmptyState>{texts.notPart}</EmptyState>}
      </QueryView>
    </>
  );
}

function ConfigurationList() {
  const configurations = useQuery(dataImportQueries.configurations());
  const { data: groups } = useQuery(groupQueries.ofOrganization());
  const columns = useConfigurationColumns();
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        actions={<AddButton to={paths.importConfigurationAdd}>{texts.add}</AddButton>}
      />
      <QueryView query={configurations}>
        {(known) => (
          <DataList
            caption={texts.caption}
            rowTexts={texts.rows}
            rows={configurationRows(known, groups && groupNames(groups))}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            columns={columns}
            search={{ label: texts.search, textOf: ({ name, kind, group }) => `${name} ${kind} ${group}` }}
            defaultSort={{ key: 'name', isDescending: false }}
            card={{
              heightPx: CONFIGURATION_CARD_HEIGHT_PX,
              title: texts.name,
              render: (row) => <ConfigurationCard row={row} />,
            }}
            empty={
              <EmptyState action={<AddButton to={paths.importConfigurationAdd}>{texts.add}</AddButton>}>
                {texts.none}
              </EmptyState>
            }
          />
        )}
      </QueryView>
    </>
  );
}
