import { CircleCheck, CircleX, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import {
  formatHelperState,
  useHelperConnection,
  type HelperState,
  helperDownloadQueries,
  helperUpdate,
  type HelperUpdate,
} from '@/entities/printer-helper';
import { pageIdle } from '@/shared/lib/timing';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from './i18n';
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

/** Loaded when the page is idle: popovers need much code, and nobody opens this one in the first moment. */
const HelperPopover = lazyPart(async () => {
  await pageIdle();
  return { default: (await import('./helper-popover')).HelperPopover };
});

/** Shows the helper's state as icon and word. Its popover has the cause, the remedy and the downloads. */
export function HelperIndicator() {
  const [isWanted, setIsWanted] = useState(false);
  const connection = useHelperConnection();
  const { word } = formatHelperState(connection.state);
  const tone = TONES[connection.state];
  const Icon = ICONS[tone];
  const update = useHelperUpdate(connection.version);
  const indicator = (onClick?: () => void) => (
    <button
      type="button"
      className={classes['indicator']}
      data-tone={tone}
      aria-label={texts.helperIs({ state: word })}
      onClick={onClick}
    >
      <Icon size={16} aria-hidden />
      <span className={classes['word']}>{word}</span>
      {update.isUpdateAvailable && (
        <span role="status" className={classes['update']}>
          {texts.updateShort({ version: update.latestVersion })}
        </span>
      )}
    </button>
  );
  return (
    <Suspense fallback={indicator(() => setIsWanted(true))}>
      <HelperPopover
        button={indicator()}
        isOpenAtFirst={isWanted}
        connection={connection}
        update={update}
        isDownloadNeeded={NEEDS_DOWNLOAD.has(connection.state)}
      />
    </Suspense>
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
