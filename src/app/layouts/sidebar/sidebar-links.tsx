import { VisuallyHidden } from '@mantine/core';
import { Suspense, type ReactElement } from 'react';
import { NavLink } from 'react-router';
import { paths } from '@/shared/routes';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from './i18n';
import type { SidebarItem } from './sidebar-items';
import classes from './sidebar.module.css';

/** Loaded where it is shown: tooltips need much code, and most people never collapse the sidebar. */
const NameTooltip = lazyPart(async () => ({ default: (await import('./name-tooltip')).NameTooltip }));

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
        const text = texts.items[name];
        const count = waiting[path] ?? 0;
        return (
          <li key={path}>
            <Named as={isCollapsed ? text : undefined}>
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
                    <VisuallyHidden component="span"> {texts.waiting}</VisuallyHidden>
                  </span>
                )}
              </NavLink>
            </Named>
          </li>
        );
      })}
    </ul>
  );
}

/** Shows a name as the tooltip of a link; without a name, the link alone. */
function Named({ as, children }: { as: string | undefined; children: ReactElement }) {
  if (as === undefined) return children;
  return (
    <Suspense fallback={children}>
      <NameTooltip name={as}>{children}</NameTooltip>
    </Suspense>
  );
}
