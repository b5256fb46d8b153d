import { Star } from 'lucide-react';
import { generatePath } from 'react-router';
import { groupNames, type Group } from '@/entities/group';
import { printerName, type Printer } from '@/entities/printer';
import { paths } from '@/shared/routes';
import { ConnectionBadge } from '@/shared/ui/connection-badge';
import { RowName, type Column } from '@/shared/ui/data-table';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { texts } from '../i18n';
import { formatModel, formatResolution, formatTarget } from '../model/format-printer';
import classes from './printers.module.css';

/** Groups with their names; undefined while unknown: their number is shown instead. */
export type KnownGroups = readonly Group[] | undefined;

/** Returns the columns of the list of printers. */
export const printerColumns = (groups: KnownGroups): readonly Column<Printer>[] => [
  {
    key: 'name',
    title: texts.name,
    width: '28%',
    sortBy: printerName,
    render: (printer) => <NameCell printer={printer} />,
  },
  {
    key: 'model',
    title: texts.model,
    sortBy: formatModel,
    render: (printer) => <TruncatedText>{formatModel(printer) || '–'}</TruncatedText>,
  },
  {
    key: 'dpi',
    title: texts.resolution,
    width: '150px',
    sortBy: ({ dpi }) => dpi,
    render: formatResolution,
  },
  {
    key: 'target',
    title: texts.target,
    width: '28%',
    sortBy: formatTarget,
    render: (printer) => <TargetCell printer={printer} />,
  },
  {
    key: 'groups',
    title: texts.groups,
    render: (printer) => <TruncatedText>{groupsOf(printer, groups)}</TruncatedText>,
  },
];

function NameCell({ printer }: { printer: Printer }) {
  const shown = printerName(printer);
  return (
    <div className={classes['name']}>
      <div className={classes['words']}>
        <RowName
          to={generatePath(paths.printer, { id: String(printer.printerId) })}
          name={shown}
          detail={shown === printer.name ? '' : printer.name}
        />
      </div>
      {printer.isDefault && (
        <span title={texts.isDefault}>
          <Star size={16} role="img" aria-label={texts.isDefault} />
        </span>
      )}
    </div>
  );
}

/** Queue or address, and the agent with its connection status. */
function TargetCell({ printer }: { printer: Printer }) {
  const { agent } = printer;
  return (
    <>
      <TruncatedText>{formatTarget(printer)}</TruncatedText>
      {agent && (
        <div className={classes['through']}>
          <TruncatedText>{texts.through({ agent: agent.name })}</TruncatedText>
          <ConnectionBadge status={agent.connectionStatus} />
        </div>
      )}
    </>
  );
}

/** Returns the names of a printer's groups; a printer without groups is for everybody. */
export function groupsOf({ groupIds }: Printer, groups: KnownGroups): string {
  if (groupIds.length === 0) return texts.everybody;
  const names = groups && groupNames(groups).filter(({ id }) => groupIds.includes(id));
  return names?.map(({ name }) => name).join(', ') || texts.groupCount({ count: groupIds.length });
}
