import { ActionIcon, CopyButton, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Check, Copy, LogOut } from 'lucide-react';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { featureFlagQueries } from '@/entities/feature-flag';
import { fullNameOf, signOut, type SessionUser } from '@/entities/session';
import { runtimeConfig } from '@/shared/config';
import { paths } from '@/shared/routes';
import { isTestHost } from './is-test-host';
import { sidebarItems } from './sidebar-items';
import { SidebarLinks } from './sidebar-links';
import classes from './sidebar.module.css';
import { texts } from './texts';

interface SidebarProps {
  user: SessionUser;
  /** Told when a link was followed: closes the drawer on a phone. */
  onNavigate?: () => void;
}

export function Sidebar({ user, onNavigate }: SidebarProps) {
  const features = useQuery(featureFlagQueries.mine());
  const { main, managed } = sidebarItems(user, features.data);
  const managedId = useId();
  const following = onNavigate && { onNavigate };
  return (
    <div className={classes['sidebar']}>
      <div className={classes['brand']}>
        <img src="./platen.svg" width={28} height={28} alt="" />
        <strong>{runtimeConfig().appName}</strong>
      </div>
      {isTestHost(globalThis.location.hostname) && <p className={classes['test']}>{texts.test}</p>}
      <nav aria-label={texts.main}>
        <SidebarLinks items={main} {...following} />
        {managed.length > 0 && (
          <>
            <p id={managedId} className={classes['heading']}>
              {texts.manage}
            </p>
            <SidebarLinks items={managed} labelledBy={managedId} {...following} />
          </>
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
              <Tooltip label={copied ? texts.copied : texts.copy}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  onClick={copy}
                  aria-label={copied ? texts.copied : texts.copy}
                >
                  {copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
                </ActionIcon>
              </Tooltip>
            )}
          </CopyButton>
        </div>
        <NavLink to={paths.login} className={classes['link'] ?? ''} onClick={signOut}>
          <LogOut size={18} aria-hidden />
          {texts.logout}
        </NavLink>
      </div>
    </div>
  );
}
