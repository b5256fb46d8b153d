import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { groupNames, groupQueries } from '@/entities/group';
import { userNames, userQueries } from '@/entities/user';
import { assignedName, MoveButtons, WidgetIcon, type Audience, type Widget } from '@/entities/widget';
import { formatList } from '@/shared/i18n';
import { useListOrigin } from '@/shared/lib/way-back';
import { openedPath, paths } from '@/shared/routes';
import { Badge } from '@/shared/ui/badge';
import { texts } from '../i18n';
import classes from './widget-administration.module.css';

interface WidgetRowProps {
  widget: Widget;
  /** The widget is not stored on any server yet. */
  isOnlyHere: boolean;
  /** Position among the widgets it can be sorted with. */
  index: number;
  count: number;
  onMove: (step: -1 | 1) => void;
}

/** Row of one widget: what it prints, its assignments, and a link to its form. */
export function WidgetRow({ widget, isOnlyHere, index, count, onMove }: WidgetRowProps) {
  const origin = useListOrigin();
  const { data: groups } = useQuery(groupQueries.ofOrganization());
  const { data: people } = useQuery(userQueries.list());
  const name = widget.name || texts.unnamed;
  const audience = { groups: groups && groupNames(groups), people: people && userNames(people) };
  return (
    <li className={classes['row']}>
      <WidgetIcon name={widget.icon} size={28} />
      <div className={classes['words']}>
        <Link
          to={openedPath(paths.widgetAdministration, widget.id)}
          state={origin}
          className={classes['name']}
        >
          {name}
        </Link>
        {isOnlyHere && <Badge className={classes['badge']}>{texts.storage.onlyHere}</Badge>}
        <dl className={classes['facts']}>
          <Fact name={texts.label}>{widget.labelName || texts.missing}</Fact>
          <Fact name={texts.printer}>{widget.printerDisplayName || widget.printerName || texts.missing}</Fact>
          <Fact name={texts.width}>{texts.columns({ count: widget.width })}</Fact>
          <Fact name={texts.audience}>{audienceIn(widget, audience)}</Fact>
        </dl>
      </div>
      <MoveButtons name={name} index={index} count={count} onMove={onMove} />
    </li>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function audienceIn({ assignedTo }: Widget, audience: Audience): string {
  if (assignedTo.length === 0) return texts.everybody;
  if (!audience.groups || !audience.people) return '…';
  return formatList(
    assignedTo.map(
      (one) => assignedName(one, audience) ?? (one.type === 'group' ? texts.goneGroup : texts.gonePerson),
    ),
  );
}
