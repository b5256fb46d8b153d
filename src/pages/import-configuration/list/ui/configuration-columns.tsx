import { generatePath } from 'react-router';
import { useDateFormat } from '@/entities/preference';
import { paths } from '@/shared/routes';
import { RowName, type Column } from '@/shared/ui/data-table';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { texts } from '../i18n';
import type { ConfigurationRow } from '../model/configuration-rows';
import classes from './configurations.module.css';

const kinds: Readonly<Record<string, string>> = texts.kinds;
const UNKNOWN = '–';

/** Returns the columns of the list of configurations. */
export function useConfigurationColumns(): readonly Column<ConfigurationRow>[] {
  const when = useDateFormat();
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
      render: (row) => <TruncatedText>{groupOf(row)}</TruncatedText>,
    },
    {
      key: 'changed',
      title: texts.changed,
      width: '160px',
      sortBy: ({ modifiedAt }) => modifiedAt,
      render: ({ modifiedAt }) => (modifiedAt === '' ? UNKNOWN : when(modifiedAt)),
    },
  ];
}

/** Name as a link to the configuration. */
function ConfigurationName({ row }: { row: ConfigurationRow }) {
  return <RowName to={generatePath(paths.importConfiguration, { id: String(row.id) })} name={row.name} />;
}

const kindOf = ({ kind }: ConfigurationRow): string => kinds[kind] ?? UNKNOWN;

const groupOf = ({ group }: ConfigurationRow): string => (group === '' ? texts.ownGroup : (group ?? UNKNOWN));

/** Height of a configuration's row on a phone, in CSS px: its name and two lines. */
export const CONFIGURATION_CARD_HEIGHT_PX = 104;

/** Card of a configuration on a phone. */
export function ConfigurationCard({ row }: { row: ConfigurationRow }) {
  return (
    <div className={classes['card']}>
      <ConfigurationName row={row} />
      <TruncatedText>{[kindOf(row), texts.columnCount({ count: row.columns })].join(' · ')}</TruncatedText>
      <TruncatedText className={classes['quiet']}>{groupOf(row)}</TruncatedText>
    </div>
  );
}
