import { useQuery } from '@tanstack/react-query';
import { isOpenState } from 'label-core/review';
import { Suspense, useState } from 'react';
import { generatePath, useParams } from 'react-router';
import {
  reviewQueries,
  mayUpload,
  reviewStateOf,
  versionNumber,
  type LabelVersions,
  type ReviewVersion,
  type VersionRow,
} from '@/entities/review';
import { qualityRolesOf, useSessionUser } from '@/entities/session';
import { toId, type Id } from '@/shared/api';
import { formatList } from '@/shared/i18n';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import { NotChangeable } from './not-changeable';
import { VersionState } from './version-state';

const VersionFormScreen = lazyPart(async () => ({
  default: (await import('./version-form-screen')).VersionFormScreen,
}));

/** /qa/labels/{labelId}/upload - the upload of a label's next version. */
export function UploadVersionPage() {
  const { labelId = '' } = useParams();
  const roles = qualityRolesOf(useSessionUser());
  const versions = useQuery(reviewQueries.versions(toId(labelId)));
  const newest = versions.data?.versions[0];
  const before = useQuery({
    ...reviewQueries.version(toId(labelId), newest?.labelVersionId ?? ''),
    enabled: newest !== undefined,
    meta: { silent: true },
  });
  const backTo = generatePath(paths.qualityLabel, { labelId });
  const label = versions.data;
  const next = newest?.version === undefined ? undefined : newest.version + 1;
  const begun = useBegun(
    label && !(newest && before.isPending)
      ? { labelId: label.labelId, before: before.data, number: next }
      : undefined,
    toId(labelId),
  );
  if (!label || !begun) return <VersionState query={label ? before : versions} backTo={backTo} />;
  if (!mayUpload(roles)) return <NotChangeable title={texts.uploadTitle} backTo={backTo} />;
  return (
    <Suspense fallback={<PageHeader title={texts.loading} backTo={backTo} />}>
      <VersionFormScreen
        key={label.labelId}
        subject={{
          labelId: label.labelId,
          labelName: label.name,
          version: undefined,
          before: begun.before,
          number: begun.number,
        }}
        title={texts.uploadTitle}
        notice={noticeOf(label, next)}
        backTo={backTo}
      />
    </Suspense>
  );
}

interface Begun {
  readonly labelId: Id;
  readonly before: ReviewVersion | undefined;
  readonly number: number | undefined;
}

/**
 * Keeps the initial data of the form: the version that it creates becomes the newest one before the form is finished, and
 * must not restart it.
 */
function useBegun(found: Begun | undefined, labelId: Id): Begun | undefined {
  const [begun, setBegun] = useState(found);
  const isOfLabel = begun?.labelId === labelId;
  if (found && !isOfLabel) setBegun(found);
  return isOfLabel ? begun : found;
}

const isOpen = ({ state }: VersionRow) => {
  const known = reviewStateOf(state);
  return known !== undefined && isOpenState(known);
};

/** Returns sentences about the version that the file becomes, the one it replaces, and the one printed meanwhile. */
function noticeOf({ versions, waitsFor }: LabelVersions, number: number | undefined): string {
  const open = versions.find(isOpen);
  const printed = versions.find(({ state }) => state === 'Published');
  return [
    texts.becomes({ version: versionNumber(number) }),
    open && replacedVersion(open, waitsFor),
    printed?.version === undefined
      ? texts.nothingPrinted
      : texts.printedMeanwhile({ version: printed.version }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns a sentence about the open version that is replaced, and whom it waits for. */
function replacedVersion(open: VersionRow, people: readonly string[]): string {
  const version = versionNumber(open.version);
  return people.length === 0
    ? texts.replacesOpen({ version })
    : texts.replacesWaiting({ version, people: formatList(people, 'disjunction') });
}
