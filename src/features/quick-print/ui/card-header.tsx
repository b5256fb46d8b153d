import type { ReactNode } from 'react';
import { WidgetIcon, type Widget } from '@/entities/widget';
import { texts } from '../i18n';
import classes from './card-header.module.css';

interface CardHeaderProps {
  widget: Widget;
  titleId: string;
  headingOrder: 2 | 3;
  /** Favourite button, when favourites can be chosen. */
  favorite?: ReactNode;
}

/** Title of the card, and what it prints where. */
export function CardHeader({ widget, titleId, headingOrder, favorite }: CardHeaderProps) {
  const Heading = `h${headingOrder}` as const;
  return (
    <header>
      <div className={classes['row']}>
        <WidgetIcon name={widget.icon} size={28} />
        <Heading id={titleId} className={classes['title']}>
          {widget.name}
        </Heading>
        {favorite}
      </div>
      <dl className={classes['meta']}>
        <dt>{texts.label}</dt>
        <dd>{widget.labelName || texts.missing}</dd>
        <dt>{texts.printer}</dt>
        <dd>{widget.printerDisplayName || widget.printerName || texts.missing}</dd>
      </dl>
    </header>
  );
}
