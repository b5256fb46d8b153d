import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentType, type CSSProperties, type ReactNode } from 'react';
import { favoriteMutation, type Widget, type WidgetUser } from '@/entities/widget';
import type { Id } from '@/shared/api';
import { useScanner } from '@/shared/lib/scan';
import { texts } from '../i18n';
import type { Print } from '../model/print-result';
import { FavoriteToggle } from './favorite-toggle';
import { WidgetCard, type WidgetCardHandle } from './widget-card';
import classes from './widget-deck.module.css';

/** What a card needs to print. */
interface CardPrinting {
  print: Print;
  progress: ReactNode;
  standing: string;
  isOutOfPrints: boolean;
}

/** Component that provides printing to the card in it: one print job for each card. */
export type PrintJobComponent = ComponentType<{ children: (printing: CardPrinting) => ReactNode }>;

interface WidgetDeckProps {
  widgets: readonly Widget[];
  user: WidgetUser;
  /** Whether this person may have one more favourite. */
  canAddFavorite: boolean;
  /** Card to start at: it is scrolled into view, ready for its article. */
  startAt?: Id | undefined;
  /** Heading level of the cards' titles. */
  headingOrder?: 2 | 3;
  printJob: PrintJobComponent;
  /** Adapts how the result of a print is reported; unchanged by default. */
  adaptPrint?: (print: Print) => Print;
}

const unchanged = (print: Print) => print;

/** Cards in a grid of four columns, each as wide as its widget says. A scan from anywhere goes to the active one. */
export function WidgetDeck({
  widgets,
  user,
  canAddFavorite,
  startAt,
  headingOrder = 3,
  printJob: PrintJob,
  adaptPrint = unchanged,
}: WidgetDeckProps) {
  const [lastUsed, setLastUsed] = useState(startAt);
  const activeCard = useRef<WidgetCardHandle>(null);
  const { mutate: choose } = useMutation(favoriteMutation());
  const active = widgets.find((widget) => widget.id === lastUsed) ?? widgets[0];
  const isOneOfMany = widgets.length > 1;
  useScanner((code) => activeCard.current?.scan(code));
  useEffect(() => {
    if (startAt !== undefined) activeCard.current?.focus();
  }, [startAt]);

  return (
    <ul className={classes['deck']}>
      {widgets.map((widget) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what bubbles from the card's controls, offers nothing itself
        <li
          key={widget.id}
          className={classes['place']}
          style={spanOf(widget)}
          onFocus={() => setLastUsed(widget.id)}
          onPointerDown={() => setLastUsed(widget.id)}
        >
          {isOneOfMany && widget === active && (
            <small className={classes['ready']}>{texts.scannerReady}</small>
          )}
          <PrintJob>
            {(printing) => (
              <WidgetCard
                {...printing}
                print={adaptPrint(printing.print)}
                widget={widget}
                groupIds={user.groups}
                headingOrder={headingOrder}
                isActive={isOneOfMany && widget === active}
                {...(widget === active && { handle: activeCard })}
                favorite={
                  <FavoriteToggle
                    name={widget.name}
                    isFavorite={widget.favorite}
                    canAdd={canAddFavorite}
                    onChange={(favorite) => choose({ widgetId: widget.id, user, favorite })}
                  />
                }
              />
            )}
          </PrintJob>
        </li>
      ))}
    </ul>
  );
}

/** Returns the span as a CSS variable; the style sheet reduces it where four columns do not fit. */
function spanOf(widget: Widget): CSSProperties {
  return { '--card-span': widget.width } as CSSProperties;
}
