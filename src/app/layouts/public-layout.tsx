import { Outlet } from 'react-router';
import { runtimeConfig } from '@/shared/config';
import classes from './public-layout.module.css';
import { LanguageSelect } from './language-select';
import { OfflineBar } from './offline-bar';
import { ScreenChange } from './screen-change';

/** Layout of the public screens: one centred card under a full-width header, no sidebar (specification 2, Public routes). */
export function PublicLayout() {
  const { appName } = runtimeConfig();
  return (
    <div className={classes['page']}>
      <header className={classes['header']}>
        <img src="./platen.svg" width={28} height={28} alt="" />
        <strong>{appName}</strong>
        <LanguageSelect />
      </header>
      <main className={classes['card']}>
        <OfflineBar />
        <Outlet />
      </main>
      <ScreenChange />
    </div>
  );
}
