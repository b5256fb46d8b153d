import { Anchor } from '@mantine/core';
import type { HelperUpdate } from '@/entities/printer-helper';
import classes from './helper-indicator.module.css';
import { texts } from './texts';

interface DownloadPanelProps {
  update: HelperUpdate;
  /** The helper is not there, or too old: without a download somebody must hear where it comes from. */
  isNeeded: boolean;
}

/** Where the helper is downloaded, with a notice when a newer one is out (specification 2, Header). */
export function DownloadPanel({ update, isNeeded }: DownloadPanelProps) {
  const links = [
    { text: texts.windows, url: update.windowsDownloadUrl },
    { text: texts.mac, url: update.macDownloadUrl },
    { text: texts.download, url: update.downloadUrl },
  ].filter(({ url }) => /^https?:/.test(url));
  const isMissed = isNeeded && links.length === 0;
  if (links.length === 0 && !update.isUpdateAvailable && !isMissed) return null;
  return (
    <section className={classes['downloads']} aria-label={texts.downloads}>
      {update.isUpdateAvailable && (
        <p role="status" className={classes['update']}>
          {texts.updateAvailable(update.latestVersion)}
        </p>
      )}
      {isMissed && <p className={classes['remedy']}>{texts.noDownload}</p>}
      {links.map(({ text, url }) => (
        <Anchor key={text} href={url} target="_blank" rel="noopener noreferrer">
          {text}
        </Anchor>
      ))}
    </section>
  );
}
