import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { texts } from '../i18n';
import classes from './new-version-notice.module.css';
import { isNewerReleaseOut } from './newer-release';

/**
 * A part of the app that cannot be fetched has perhaps gone with an older release: the page then says so, once, and what
 * to do. Whatever waits for that part shows its own error.
 */
export function NewVersionNotice() {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    const notice = () => void isNewerReleaseOut().then((isOut) => isOut && setOutdated(true));
    globalThis.addEventListener('vite:preloadError', notice);
    return () => globalThis.removeEventListener('vite:preloadError', notice);
  }, []);
  if (!isOutdated) return null;
  return (
    <div role="alert" className={classes['notice']}>
      <span>{texts.notices.newVersion}</span>
      <Button size="sm" onClick={() => globalThis.location.reload()}>
        {texts.notices.reload}
      </Button>
    </div>
  );
}
