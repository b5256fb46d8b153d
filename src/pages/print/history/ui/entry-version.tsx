import { generatePath, Link } from 'react-router';
import type { PrintedEntry } from '@/entities/print-job';
import { access, canAccess, useSessionUser } from '@/entities/session';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import classes from './job-detail.module.css';

const { detail } = texts;

/** Version that a file was drawn with; for reviewers a link to the history of the label's versions. */
export function EntryVersion({ entry }: { entry: PrintedEntry }) {
  const isReviewer = canAccess(useSessionUser(), access.quality);
  const { labelId, version, currentVersion } = entry;
  if (version === undefined) return null;
  const versions =
    currentVersion === undefined || currentVersion === version
      ? undefined
      : { version, current: currentVersion };
  const words = versions ? detail.versionNow(versions) : String(version);
  if (!isReviewer || labelId === undefined) return <>{words}</>;
  return (
    <Link
      to={generatePath(paths.qualityLabel, { labelId: String(labelId) })}
      className={classes['version']}
      aria-label={versions ? detail.reviewNow(versions) : detail.review({ version })}
    >
      {words}
    </Link>
  );
}
