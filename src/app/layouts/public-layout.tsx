import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { runtimeConfig } from '@/shared/config';
import { applyLanguage, language } from '@/shared/i18n';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import classes from './public-layout.module.css';
import { OfflineBar } from './offline-bar';
import { ScreenChange } from './screen-change';

/** Loaded separately, so that sign-in does not wait for it. */
const LanguageChoice = lazyPart(async () => ({
  default: (await import('@/shared/ui/language-choice')).LanguageChoice,
}));

/** Layout of the public screens: one centred card under a full-width header, no sidebar (specification 2, Public routes). */
export function PublicLayout() {
  const { appName } = runtimeConfig();
  return (
    <div className={classes['page']}>
      <header className={classes['header']}>
        <img src="./platen.svg" width={28} height={28} alt="" />
        <strong>{appName}</strong>
        <Suspense>
          <LanguageChoice aria-label={texts.layout.language} value={language()} onChoose={applyLanguage} />
        </Suspense>
      </header>
      <main className={classes['card']}>
        <OfflineBar />
        <Outlet />
      </main>
      <ScreenChange />
    </div>
  );
}
