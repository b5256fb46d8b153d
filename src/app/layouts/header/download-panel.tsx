import { Anchor } from '@mantine/core';
import { downloadLinks, type HelperUpdate } from '@/entities/printer-helper';
import { texts } from './i18n';
import classes from './helper-indicator.module.css';

interface DownloadPanelProps {
  update: HelperUpdate;
  /** The helper is missing or too old: if there is no download, the panel says where to get one. */
  isNeeded: boolean;
}

/** Download links of the helper, with a notice when a newer version is available (specification 2, Header). */
export function DownloadPanel({ update, isNeeded }: DownloadPanelProps) {
  const words = { windows: texts.windows, mac: texts.mac, other: texts.download };
  const links = downloadLinks(update, navigator.userAgent);
  const isMissed = isNeeded && links.length === 0;
  if (links.length === 0 && !update.isUpdateAvailable && !isMissed) return null;
  return (
    <section className={classes['downloads']} aria-label={texts.downloads}>
      {update.isUpdateAvailable && (
        <p role="status" className={classes['update']}>
          {texts.updateAvailable({ version: update.latestVersion })}
        </p>
      )}
      {isMissed && <p className={classes['remedy']}>{texts.noDownload}</p>}
      {links.map(({ system, url }) => (
        <Anchor key={system} href={url} target="_blank" rel="noopener noreferrer">
          {words[system]}
        </Anchor>
      ))}
    </section>
  );
}
