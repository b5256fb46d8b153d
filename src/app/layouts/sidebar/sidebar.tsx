import { ActionIcon, CopyButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Check, Copy, LogOut, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Fragment, type RefObject, useEffect, useId, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { featureFlagQueries } from '@/entities/subscription';
import { reviewQueries } from '@/entities/review';
import { access, canAccess, decidesIn, fullNameOf, signOut, type SessionUser } from '@/entities/session';
import { runtimeConfig } from '@/shared/config';
import { idleMoment } from '@/shared/lib/timing';
import { paths } from '@/shared/routes';
import { texts } from './i18n';
import { sidebarSections } from './sidebar-items';
import { SidebarLinks } from './sidebar-links';
import classes from './sidebar.module.css';

interface SidebarProps {
  user: SessionUser;
  /** Shows only the icons; undefined where that saves no room, as in the drawer of a phone. */
  isCollapsed?: boolean;
  onCollapse?: (isCollapsed: boolean) => void;
  /** Called when a link is followed: closes the drawer on a phone. */
  onNavigate?: () => void;
}

export function Sidebar({ user, isCollapsed = false, onCollapse, onNavigate }: SidebarProps) {
  const features = useQuery(featureFlagQueries.mine());
  const reviews = useQuery({
    ...reviewQueries.pending(),
    enabled: canAccess(user, access.quality),
  });
  const mine = (reviews.data ?? []).filter(({ state }) => decidesIn(user, state));
  const waiting = { [paths.qualityLabels]: mine.length };
  const headingId = useId();
  const menu = useRef<HTMLElement>(null);
  useEntryInSight(menu, features.isPending);
  const CollapseIcon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <div className={classes['sidebar']} {...(isCollapsed && { 'data-collapsed': true })}>
      <div className={classes['brand']}>
        <img src="./platen.svg" width={28} height={28} alt="" />
        <strong className={classes['words']}>{runtimeConfig().appName}</strong>
        {onCollapse && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            className={classes['collapse'] ?? ''}
            aria-label={isCollapsed ? texts.expand : texts.collapse}
            aria-expanded={!isCollapsed}
            onClick={() => onCollapse(!isCollapsed)}
          >
            <CollapseIcon size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
      {isTestHost(globalThis.location.hostname) && <p className={classes['test']}>{texts.test}</p>}
      <nav ref={menu} aria-label={texts.main}>
        {sidebarSections(user, { features: features.data, isReading: features.isPending }).map(
          ({ title, items }) => (
            <Fragment key={title ?? ''}>
              {title && (
                <p id={`${headingId}-${title}`} className={classes['heading']}>
                  {texts.sections[title]}
                </p>
              )}
              <SidebarLinks
                items={items}
                waiting={waiting}
                isCollapsed={isCollapsed}
                {...(title && { labelledBy: `${headingId}-${title}` })}
                {...(onNavigate && { onNavigate })}
              />
            </Fragment>
          ),
        )}
      </nav>
      <div className={classes['person']}>
        <strong className={classes['name']}>{fullNameOf(user)}</strong>
        <div className={classes['support']}>
          <span>
            {texts.supportId} <code>{user.organizationId}</code>
          </span>
          <CopyButton value={user.organizationId}>
            {({ copied, copy }) => (
              <ActionIcon
                variant="subtle"
                color="gray"
                onClick={copy}
                aria-label={copied ? texts.copied : texts.copy}
                title={copied ? texts.copied : texts.copy}
              >
                {copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
              </ActionIcon>
            )}
          </CopyButton>
        </div>
        <NavLink to={paths.login} className={classes['link'] ?? ''} onClick={signOut}>
          <LogOut size={18} aria-hidden />
          <span className={classes['words']}>{texts.logout}</span>
        </NavLink>
      </div>
    </div>
  );
}

/**
 * Brings the entry of a screen into sight when the screen is opened, because the menu may be longer than its place. Later
 * the menu stays as the person scrolled it.
 */
function useEntryInSight(menu: RefObject<HTMLElement | null>, isReading: boolean): void {
  const { pathname } = useLocation();
  const broughtFor = useRef('');
  useEffect(() => {
    if (isReading || broughtFor.current === pathname) return;
    broughtFor.current = pathname;
    const bring = () =>
      menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
    // The page is laid out by then.
    void idleMoment().then(bring);
  }, [menu, pathname, isReading]);
}

/** Banner that is shown on hosts whose name contains test or localhost (specification 2). */
export function isTestHost(hostname: string): boolean {
  return /test|localhost/i.test(hostname);
}
