import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { generatePath, useParams } from 'react-router';
import { canTake, reviewQueries, versionNumber, type ReviewVersion } from '@/entities/review';
import { qualityRolesOf, useSessionUser } from '@/entities/session';
import { toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import { NotChangeable } from './not-changeable';
import { VersionState } from './version-state';

const VersionFormScreen = lazyPart(async () => ({
  default: (await import('./version-form-screen')).VersionFormScreen,
}));

/** /qa/labels/{labelId}/versions/{versionId}/replace - another file or other test data for an open version. */
export function ReplaceVersionPage() {
  const { labelId = '', versionId = '' } = useParams();
  const roles = qualityRolesOf(useSessionUser());
  const query = useQuery(reviewQueries.version(toId(labelId), toId(versionId)));
  const backTo = generatePath(paths.qualityLabel, { labelId });
  const version = query.data;
  if (!version) return <VersionState query={query} backTo={backTo} />;
  const title = texts.replaceTitle({ version: versionNumber(version.version) });
  if (!canTake(version, roles, 'replace-file'))
    return <NotChangeable title={title} version={version} backTo={backTo} />;
  return (
    <Suspense fallback={<PageHeader title={texts.loading} backTo={backTo} />}>
      <VersionFormScreen
        key={version.labelVersionId}
        subject={{
          labelId: version.labelId,
          labelName: version.labelName,
          version,
          before: version,
          number: version.version,
        }}
        title={title}
        notice={noticeOf(version)}
        backTo={backTo}
      />
    </Suspense>
  );
}

const noticeOf = ({ file, uploadedBy, state, version }: ReviewVersion): string =>
  [
    replacedFile(file?.name ?? '', uploadedBy),
    state !== 'Draft' && texts.draftAgain({ version: versionNumber(version) }),
  ]
    .filter(Boolean)
    .join(' ');

/** Returns a sentence about the replaced file and its uploader, as far as they are known. */
function replacedFile(file: string, by: string): string {
  const { replaces } = texts;
  if (by === '') return file === '' ? replaces.unnamed : replaces.file({ file });
  return file === '' ? replaces.unnamedBy({ by }) : replaces.fileBy({ file, by });
}
