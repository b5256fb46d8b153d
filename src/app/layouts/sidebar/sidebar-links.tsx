import { Tooltip, VisuallyHidden } from '@mantine/core';
import { NavLink } from 'react-router';
import { paths } from '@/shared/routes';
import { texts } from '../../i18n';
import type { SidebarItem } from './sidebar-items';
import classes from './sidebar.module.css';

interface SidebarLinksProps {
  items: readonly SidebarItem[];
  /** Number of pending items by path of the link. */
  waiting: Readonly<Record<string, number>>;
  /** Shows only the icons, with the names as tooltips. */
  isCollapsed: boolean;
  /** Id of the heading that names the list. */
  labelledBy?: string;
  onNavigate?: () => void;
}

export function SidebarLinks({ items, waiting, isCollapsed, labelledBy, onNavigate }: SidebarLinksProps) {
  return (
    <ul className={classes['list']} aria-labelledby={labelledBy}>
      {items.map(({ path, name, icon: Icon }) => {
        const text = texts.sidebar.items[name];
        const count = waiting[path] ?? 0;
        return (
          <li key={path}>
            <Tooltip label={text} position="right" disabled={!isCollapsed}>
              <NavLink
                to={path}
                end={path === paths.dashboard}
                className={classes['link'] ?? ''}
                {...(onNavigate && { onClick: onNavigate })}
              >
                <Icon size={18} aria-hidden />
                <span className={classes['words']}>{text}</span>
                {count > 0 && (
                  <span className={classes['count']}>
                    {count}
                    <VisuallyHidden component="span"> {texts.sidebar.waiting}</VisuallyHidden>
                  </span>
                )}
              </NavLink>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}
