import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { texts } from '../i18n';
import classes from './new-version-notice.module.css';

/**
 * Notice that asks to reload when a chunk could not be fetched because a newer release replaced it. Shown once; the part
 * that needed the chunk shows its own error.
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
 * Returns whether the server has a newer release: the name of the page's first script changes with every release. Returns
 * false when the network is down.
 */
async function isNewerReleaseOut(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (own === null || own === undefined) return false;
  try {
    // Fetches the page itself, without any cache; not a call of a service.
    const answer = await fetch(globalThis.location.pathname, { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(own);
  } catch {
    return false;
  }
}
