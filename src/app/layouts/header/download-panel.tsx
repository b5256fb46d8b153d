import { Anchor } from '@mantine/core';
import type { HelperUpdate } from '@/entities/printer-helper';
import { texts } from './i18n';
import classes from './helper-indicator.module.css';

interface DownloadPanelProps {
  update: HelperUpdate;
  /** The helper is missing or too old: if there is no download, the panel says where to get one. */
  isNeeded: boolean;
}

/** Download links of the helper, with a notice when a newer version is available (specification 2, Header). */
export function DownloadPanel({ update, isNeeded }: DownloadPanelProps) {
  const links = inOrderOf(visitorSystem(), [
    { system: 'windows', text: texts.windows, url: update.windowsDownloadUrl },
    { system: 'mac', text: texts.mac, url: update.macDownloadUrl },
    { system: 'other', text: texts.download, url: update.downloadUrl },
  ]).filter(({ url }) => /^https?:/.test(url));
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
      {links.map(({ text, url }) => (
        <Anchor key={text} href={url} target="_blank" rel="noopener noreferrer">
          {text}
        </Anchor>
      ))}
    </section>
  );
}

type System = 'windows' | 'mac' | 'other';

/** Returns the system of this computer, as far as the browser tells; its own spelling of it is not used otherwise. */
function visitorSystem(): System {
  if (/Windows/i.test(navigator.userAgent)) return 'windows';
  return /Macintosh|Mac OS X/i.test(navigator.userAgent) ? 'mac' : 'other';
}

/** Returns the links with that for a system first, and the others in their order. */
const inOrderOf = <Link extends { system: System }>(system: System, links: readonly Link[]): Link[] => [
  ...links.filter((link) => link.system === system),
  ...links.filter((link) => link.system !== system),
];
