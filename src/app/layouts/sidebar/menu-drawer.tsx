import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from './i18n';

interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Drawer that the sidebar opens in on a phone. */
export const MenuDrawer = ({ isOpen, onClose, children }: MenuDrawerProps) => (
  <Drawer
    opened={isOpen}
    onClose={onClose}
    size={280}
    title={texts.menu}
    closeButtonProps={{ 'aria-label': texts.closeMenu }}
  >
    {children}
  </Drawer>
);
