import { Popover } from '@mantine/core';
import { CircleCheck, CircleX, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import {
  formatHelperState,
  HelperAction,
  useHelperConnection,
  type HelperState,
  helperDownloadQueries,
  helperUpdate,
  type HelperUpdate,
} from '@/entities/printer-helper';
import { texts } from '../../i18n';
import { DownloadPanel } from './download-panel';
import { HelperFacts } from './helper-facts';
import classes from './helper-indicator.module.css';

type Tone = 'good' | 'busy' | 'warning' | 'bad';

const TONES: Readonly<Record<HelperState, Tone>> = {
  checking: 'busy',
  connected: 'good',
  'permission-needed': 'warning',
  'too-old': 'warning',
  'not-running': 'bad',
  'permission-denied': 'bad',
  'insecure-page': 'bad',
  refused: 'bad',
  'not-answering': 'bad',
  unhealthy: 'bad',
};

const ICONS: Readonly<Record<Tone, LucideIcon>> = {
  good: CircleCheck,
  busy: LoaderCircle,
  warning: TriangleAlert,
  bad: CircleX,
};

/** Helper states that a download can fix. */
const NEEDS_DOWNLOAD: ReadonlySet<HelperState> = new Set(['not-running', 'too-old']);

/** Shows the helper's state as icon and word. Its popover has the cause, the remedy and the downloads. */
export function HelperIndicator() {
  const connection = useHelperConnection();
  const { word } = formatHelperState(connection.state);
  const tone = TONES[connection.state];
  const Icon = ICONS[tone];
  const update = useHelperUpdate(connection.version);
  return (
    <Popover position="bottom-end" width={320} shadow="md" trapFocus withinPortal>
      <Popover.Target>
        <button
          type="button"
          className={classes['indicator']}
          data-tone={tone}
          aria-label={texts.header.helperIs({ state: word })}
        >
          <Icon size={16} aria-hidden />
          <span className={classes['word']}>{word}</span>
          {update.isUpdateAvailable && (
            <span role="status" className={classes['update']}>
              {texts.header.updateShort({ version: update.latestVersion })}
            </span>
          )}
        </button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={texts.header.helper}>
        <div className={classes['panel']}>
          <strong>{connection.message}</strong>
          {connection.remedy !== '' && <p className={classes['remedy']}>{connection.remedy}</p>}
          <HelperAction connection={connection} />
          <HelperFacts connection={connection} />
          <DownloadPanel update={update} isNeeded={NEEDS_DOWNLOAD.has(connection.state)} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

/**
 * Returns the helper's download links and whether a newer version than the installed one exists; polled every 10 minutes
 * (specification 9).
 */
function useHelperUpdate(installedVersion: string): HelperUpdate {
  const { data: downloads } = useQuery(helperDownloadQueries.downloads());
  const { data: releases } = useQuery(helperDownloadQueries.releases(downloads?.githubReleasesUrl));
  return helperUpdate(installedVersion, downloads, releases);
}
