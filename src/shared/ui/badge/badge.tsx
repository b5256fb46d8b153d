import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './badge.module.css';

const ICON_SIZE = 12;

interface BadgeProps {
  /** Colour of a state; without one the badge has an outline, for a count or a remark. */
  color?: 'green' | 'yellow' | 'red' | 'blue' | 'gray';
  /** Sign that says the same as the colour. */
  icon?: LucideIcon;
  className?: string | undefined;
  children: ReactNode;
}

/** A word or two on a small rounded area. A plain element, because a list has one in every row. */
export function Badge({ color, icon: Icon, className = '', children }: BadgeProps) {
  return (
    <span className={`${classes['badge']} ${className}`} data-color={color}>
      {Icon && <Icon size={ICON_SIZE} aria-hidden />}
      <span className={classes['text']}>{children}</span>
    </span>
  );
}
