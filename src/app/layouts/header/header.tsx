import { ActionIcon } from '@mantine/core';
import { Menu as MenuIcon, CircleAlert } from 'lucide-react';
import { usePrintsLeft } from '@/entities/subscription';
import { texts } from './i18n';
import type { OpenScreen } from '../../routes/open-screens';
import { PaletteOpener } from '../palette/palette-opener';
import { HelpLinks } from './help-links';
import { HelperIndicator } from './helper-indicator';
import classes from './header.module.css';

interface HeaderProps {
  /** Screens that the search offers. */
  screens: readonly OpenScreen[];
  /** Opens the menu that replaces the sidebar on a phone; undefined on larger windows. */
  onOpenMenu?: () => void;
}

/** Header with the search, the remaining prints, the helper's state with its downloads, and the help links (specification 2, Header). */
export function Header({ screens, onOpenMenu }: HeaderProps) {
  return (
    <header className={classes['header']}>
      {onOpenMenu && (
        <ActionIcon variant="subtle" color="gray" size={44} onClick={onOpenMenu} aria-label={texts.openMenu}>
          <MenuIcon size={20} aria-hidden />
        </ActionIcon>
      )}
      <PaletteOpener screens={screens} />
      <div className={classes['space']} />
      <PrintsLeft />
      <HelperIndicator />
      <HelpLinks />
    </header>
  );
}

/** Remaining prints of the month; nothing for a subscription without an allowance. */
function PrintsLeft() {
  const printsLeft = usePrintsLeft();
  if (!printsLeft) return null;
  const { left, allowed } = printsLeft;
  return left === 0 ? (
    <span className={`${classes['prints']} ${classes['out']}`} role="status">
      <CircleAlert size={16} aria-hidden />
      {texts.outOfPrints}
    </span>
  ) : (
    <span className={classes['prints']}>{texts.printsLeft({ left, allowed })}</span>
  );
}
