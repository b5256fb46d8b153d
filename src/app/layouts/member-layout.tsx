import '../styles/shell.css';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useNavigation } from 'react-router';
import { useSessionUser } from '@/entities/session';
import { useColorSchemeOfSettings, useLanguageOfSettings } from '@/features/user-settings';
import { keepSessionFresh } from '@/shared/api';
import { paths } from '@/shared/routes';
import { lazyPart } from '@/shared/ui/lazy-part';
import { focusMain } from '@/shared/ui/main-focus';
import { useIsNarrow } from '@/shared/ui/narrow';
import { texts } from './i18n';
import { openScreens } from '../routes/open-screens';
import type { RouteSpec } from '../routes/route-spec';
import classes from './member-layout.module.css';
import { Header } from './header/header';
import { OfflineBar } from './offline-bar';
import { ScreenChange } from './screen-change';
import { Sidebar } from './sidebar/sidebar';
import { useRestoredPrints } from './use-restored-prints';

/** Loaded on a phone only. */
const MenuDrawer = lazyPart(async () => ({ default: (await import('./sidebar/menu-drawer')).MenuDrawer }));

/** Layout of all signed-in screens: sidebar, header and the content; the search of the header finds the screens of `routes`. */
export function MemberLayout({ routes }: { routes: readonly RouteSpec[] }) {
  const user = useSessionUser();
  const isNarrow = useIsNarrow();
  const [isMenuOpen, menu] = useDisclosure(false);
  const [isCollapsed, setIsCollapsed] = useLocalStorage({
    key: 'platen_sidebar_collapsed',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const isMoving = useNavigation().state !== 'idle';
  useEffect(() => keepSessionFresh(), []);
  useRestoredPrints();
  useColorSchemeOfSettings();
  useLanguageOfSettings();
  if (!user) return null;
  // Asked for while they worked: every call is refused until it is set up.
  if (user.needsSecondFactor) return <Navigate to={paths.secondFactor} replace />;
  return (
    <div className={classes['shell']}>
      <button type="button" className={classes['skip']} onClick={() => focusMain()}>
        {texts.skip}
      </button>
      {isNarrow ? (
        <Suspense>
          <MenuDrawer isOpen={isMenuOpen} onClose={menu.close}>
            <Sidebar user={user} onNavigate={menu.close} />
          </MenuDrawer>
        </Suspense>
      ) : (
        <aside className={classes['aside']} {...(isCollapsed && { 'data-collapsed': true })}>
          <Sidebar user={user} isCollapsed={isCollapsed} onCollapse={setIsCollapsed} />
        </aside>
      )}
      <div className={classes['column']}>
        <Header screens={openScreens(routes)} {...(isNarrow && { onOpenMenu: menu.open })} />
        <main className={classes['main']} tabIndex={-1} aria-busy={isMoving}>
          <OfflineBar />
          <Outlet />
        </main>
      </div>
      <ScreenChange />
    </div>
  );
}
