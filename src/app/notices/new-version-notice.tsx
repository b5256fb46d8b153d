import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { texts } from '../i18n';
import classes from './new-version-notice.module.css';

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

/**
 * Whether the server has another page for this address than the one that is open: its first script has another name with
 * every release. A network that is down is no release.
 */
async function isNewerReleaseOut(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (own === null || own === undefined) return false;
  try {
    // No answer of a service: the page itself, past every cache.
    const answer = await fetch(globalThis.location.pathname, { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(own);
  } catch {
    return false;
  }
}
