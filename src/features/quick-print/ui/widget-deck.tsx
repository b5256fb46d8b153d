import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ComponentType, type CSSProperties } from 'react';
import type { ArticleSearchHandle } from '@/entities/article';
import { favoriteMutation, type Widget, type WidgetUser } from '@/entities/widget';
import type { Id } from '@/shared/api';
import { FavoriteToggle } from './favorite-toggle';
import { texts } from './texts';
import { useScanner } from './use-scanner';
import type { WidgetCardProps } from './widget-card';
import classes from './widget-deck.module.css';

/** What the deck tells a card. */
export type CardInDeck = Omit<WidgetCardProps, 'print' | 'progress'>;

interface WidgetDeckProps {
  widgets: readonly Widget[];
  user: WidgetUser;
  /** Whether this person has room for one more favourite. */
  canAddFavorite: boolean;
  /** Level of the cards' titles. */
  headingOrder?: 2 | 3;
  /** The page's card: a WidgetCard that knows how to print. */
  card: ComponentType<CardInDeck>;
}

/** Cards in a grid of four columns, each as wide as its widget says. A scan from anywhere goes to the active one. */
export function WidgetDeck({ widgets, user, canAddFavorite, headingOrder = 3, card: Card }: WidgetDeckProps) {
  const [lastUsed, setLastUsed] = useState<Id>();
  const activeSearch = useRef<ArticleSearchHandle>(null);
  const { mutate: choose } = useMutation(favoriteMutation());
  const active = widgets.find((widget) => widget.id === lastUsed) ?? widgets[0];
  const isOneOfMany = widgets.length > 1;
  useScanner((code) => activeSearch.current?.scan(code));

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
          <Card
            widget={widget}
            groupIds={user.groups}
            headingOrder={headingOrder}
            isActive={isOneOfMany && widget === active}
            {...(widget === active && { search: activeSearch })}
            favorite={
              <FavoriteToggle
                name={widget.name}
                isFavorite={widget.favorite}
                canAdd={canAddFavorite}
                onChange={(favorite) => choose({ widgetId: widget.id, user, favorite })}
              />
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** Read by the style sheet, which narrows it where four columns do not fit. */
function spanOf(widget: Widget): CSSProperties {
  return { '--card-span': widget.width } as CSSProperties;
}
