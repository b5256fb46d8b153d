import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';

interface HelpMenuProps {
  links: readonly { text: string; url: string }[];
  /** Opens at once: its button was pressed while this code was being loaded. */
  isOpenAtFirst: boolean;
  button: ReactElement;
}

/** Menu of links that open in a tab of their own. */
export function HelpMenu({ links, isOpenAtFirst, button }: HelpMenuProps) {
  return (
    <Menu position="bottom-end" withinPortal defaultOpened={isOpenAtFirst}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {links.map(({ text, url }) => (
          <Menu.Item key={text} component="a" href={url} target="_blank" rel="noopener noreferrer">
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
