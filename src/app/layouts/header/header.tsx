import { ActionIcon } from '@mantine/core';
import { Menu as MenuIcon } from 'lucide-react';
import { texts as layoutTexts } from '../texts';
import { HelpLinks } from './help-links';
import { HelperIndicator } from './helper-indicator';
import classes from './header.module.css';
import { PrintsLeft } from './prints-left';

interface HeaderProps {
  /** On a phone: opens the menu that is the sidebar elsewhere. */
  onOpenMenu?: () => void;
}

/** Remaining prints, the helper's state with its downloads, and the links to help (specification 2, Header). */
export function Header({ onOpenMenu }: HeaderProps) {
  return (
    <header className={classes['header']}>
      {onOpenMenu && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          onClick={onOpenMenu}
          aria-label={layoutTexts.openMenu}
        >
          <MenuIcon size={20} aria-hidden />
        </ActionIcon>
      )}
      <div className={classes['space']} />
      <PrintsLeft />
      <HelperIndicator />
      <HelpLinks />
    </header>
  );
}
