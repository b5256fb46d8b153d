import { NavLink } from 'react-router';
import { paths } from '@/shared/routes';
import type { SidebarItem } from './sidebar-items';
import classes from './sidebar.module.css';

interface SidebarLinksProps {
  items: readonly SidebarItem[];
  /** Id of the heading that names the list. */
  labelledBy?: string;
  onNavigate?: () => void;
}

export function SidebarLinks({ items, labelledBy, onNavigate }: SidebarLinksProps) {
  return (
    <ul className={classes['list']} aria-labelledby={labelledBy}>
      {items.map(({ path, text, icon: Icon }) => (
        <li key={path}>
          <NavLink
            to={path}
            end={path === paths.dashboard}
            className={classes['link'] ?? ''}
            {...(onNavigate && { onClick: onNavigate })}
          >
            <Icon size={18} aria-hidden />
            {text}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
