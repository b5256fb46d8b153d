import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import {
  canAddFavorite,
  favoriteMutation,
  WidgetIcon,
  type Widget,
  type WidgetUser,
} from '@/entities/widget';
import { FavoriteToggle } from '@/features/quick-print';
import { paths } from '@/shared/routes';
import { DataTable, RowButton, RowName, type Column } from '@/shared/ui/data-table';
import { texts } from '../i18n';
import classes from './widget-table.module.css';

interface WidgetTableProps {
  /** Widgets to show. */
  widgets: readonly Widget[];
  /** All widgets of the person: the limit of favourites counts over these. */
  all: readonly Widget[];
  user: WidgetUser;
}

const printPathOf = (widget: Widget) => `${paths.quickPrint}?widget=${encodeURIComponent(widget.id)}`;

export function WidgetTable({ widgets, all, user }: WidgetTableProps) {
  const { mutate: choose } = useMutation(favoriteMutation());
  const canAdd = canAddFavorite(all);
  const columns: readonly Column<Widget>[] = [
    {
      key: 'favorite',
      title: texts.favorite,
      width: '96px',
      render: (widget) => (
        <FavoriteToggle
          name={widget.name}
          isFavorite={widget.favorite}
          canAdd={canAdd}
          onChange={(favorite) => choose({ widgetId: widget.id, user, favorite })}
        />
      ),
    },
    {
      key: 'name',
      title: texts.name,
      render: (widget) => (
        <span className={classes['name']}>
          <WidgetIcon name={widget.icon} size={24} />
          <span className={classes['words']}>
            <RowName to={printPathOf(widget)} name={widget.name} />
          </span>
        </span>
      ),
    },
    {
      key: 'label',
      title: texts.label,
      isSecondary: true,
      render: (widget) => widget.labelName || texts.missing,
    },
    {
      key: 'printer',
      title: texts.printer,
      isSecondary: true,
      render: (widget) => widget.printerDisplayName || widget.printerName || texts.missing,
    },
    {
      key: 'print',
      title: texts.print,
      width: '128px',
      // On a phone the name links to the same card.
      isSecondary: true,
      render: (widget) => (
        <RowButton
          to={printPathOf(widget)}
          icon={<Printer size={16} aria-hidden />}
          aria-label={texts.printWith({ name: widget.name })}
        >
          {texts.print}
        </RowButton>
      ),
    },
  ];
  return (
    <DataTable
      caption={texts.caption}
      columns={columns}
      rowCount={widgets.length}
      rowAt={(index) => widgets[index]}
      keyOf={(widget) => widget.id}
    />
  );
}
