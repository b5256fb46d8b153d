import { generatePath } from 'react-router';
import { useDateWords } from '@/entities/preference';
import { paths } from '@/shared/routes';
import { RowName, type Column } from '@/shared/ui/data-table';
import type { ConfigurationRow } from '../model/configuration-rows';
import classes from './configurations.module.css';
import { texts } from './texts';

/** One configuration a row. */
export function useConfigurationColumns(): readonly Column<ConfigurationRow>[] {
  const when = useDateWords();
  return [
    {
      key: 'name',
      title: texts.name,
      width: '34%',
      sortBy: ({ name }) => name,
      render: (row) => <ConfigurationName row={row} />,
    },
    { key: 'kind', title: texts.kind, width: '120px', sortBy: kindOf, render: kindOf },
    {
      key: 'columns',
      title: texts.columns,
      width: '110px',
      isNumeric: true,
      sortBy: ({ columns }) => columns,
      render: ({ columns }) => columns,
    },
    {
      key: 'group',
      title: texts.group,
      sortBy: groupOf,
      render: (row) => (
        <span className={classes['cut']} title={groupOf(row)} dir="auto">
          {groupOf(row)}
        </span>
      ),
    },
    {
      key: 'changed',
      title: texts.changed,
      width: '160px',
      sortBy: ({ modifiedAt }) => modifiedAt,
      render: ({ modifiedAt }) => (modifiedAt === '' ? texts.unknown : when(modifiedAt)),
    },
  ];
}

/** The name, which leads to the configuration. */
export function ConfigurationName({ row }: { row: ConfigurationRow }) {
  return <RowName to={generatePath(paths.importConfiguration, { id: String(row.id) })} name={row.name} />;
}

export const kindOf = ({ kind }: ConfigurationRow): string => texts.kinds[kind] ?? texts.unknown;

export const groupOf = ({ group }: ConfigurationRow): string =>
  group === '' ? texts.ownGroup : (group ?? texts.unknown);
