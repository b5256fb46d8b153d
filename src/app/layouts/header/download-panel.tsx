import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { helperDownloadQueries, helperUpdate } from '@/entities/printer-helper';
import classes from './helper-indicator.module.css';
import { texts } from './texts';

/** Where the helper is downloaded, with a notice when a newer one is out (specification 2, Header). */
export function DownloadPanel({ installedVersion }: { installedVersion: string }) {
  const { data: downloads } = useQuery(helperDownloadQueries.downloads());
  const { data: releases } = useQuery(helperDownloadQueries.releases(downloads?.githubReleasesUrl));
  const update = helperUpdate(installedVersion, downloads, releases);
  const links = [
    { text: texts.windows, url: update.windowsDownloadUrl },
    { text: texts.mac, url: update.macDownloadUrl },
  ].filter(({ url }) => /^https?:/.test(url));
  if (links.length === 0 && !update.isUpdateAvailable) return null;
  return (
    <section className={classes['downloads']} aria-label={texts.downloads}>
      {update.isUpdateAvailable && (
        <p role="status" className={classes['update']}>
          {texts.updateAvailable(update.latestVersion)}
        </p>
      )}
      {links.map(({ text, url }) => (
        <Anchor key={text} href={url} target="_blank" rel="noopener noreferrer">
          {text}
        </Anchor>
      ))}
    </section>
  );
}
