import { ActionIcon, Tooltip } from '@mantine/core';
import { Heart } from 'lucide-react';
import { texts } from '../i18n';
import classes from './card-header.module.css';

interface FavoriteToggleProps {
  name: string;
  isFavorite: boolean;
  /** Whether there is room for one more; removing always works. */
  canAdd: boolean;
  onChange: (isFavorite: boolean) => void;
}

/** Favourite button. At three favourites it stays focusable, so that it can say why it does nothing. */
export function FavoriteToggle({ name, isFavorite, canAdd, onChange }: FavoriteToggleProps) {
  const isBlocked = !isFavorite && !canAdd;
  return (
    <Tooltip
      label={texts.maximumFavorites}
      disabled={!isBlocked}
      events={{ hover: true, focus: true, touch: true }}
    >
      <ActionIcon
        variant="subtle"
        color={isFavorite ? 'red' : 'gray'}
        size={44}
        classNames={{ root: classes['toggle'] ?? '' }}
        aria-label={isFavorite ? texts.removeFavorite({ name }) : texts.addFavorite({ name })}
        aria-pressed={isFavorite}
        aria-disabled={isBlocked || undefined}
        data-disabled={isBlocked || undefined}
        onClick={() => {
          if (!isBlocked) onChange(!isFavorite);
        }}
      >
        <Heart size={22} aria-hidden className={classes['heart']} data-filled={isFavorite || undefined} />
      </ActionIcon>
    </Tooltip>
  );
}
