import { Anchor } from '@mantine/core';
import { Link, generatePath } from 'react-router';
import { versionStateName } from '@/entities/label';
import { mayUpload, refusalSentence, versionNumber, type ReviewVersion } from '@/entities/review';
import { qualityRolesOf, useSessionUser } from '@/entities/session';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { texts } from '../i18n';

interface NotChangeableProps {
  title: string;
  /** Version that cannot be changed; undefined if no new one can be created. */
  version?: ReviewVersion;
  backTo: string;
}

/** Explains why this person cannot change or create a version, with a way back. */
export function NotChangeable({ title, version, backTo }: NotChangeableProps) {
  const roles = qualityRolesOf(useSessionUser());
  const reason =
    refusalSentence(version ?? { state: 'Draft', isOwn: false }, roles, 'replace-file') ??
    texts.finished({
      version: versionNumber(version?.version),
      state: versionStateName(version?.state ?? ''),
    });
  const upload =
    version && mayUpload(roles)
      ? generatePath(paths.qualityUpload, { labelId: String(version.labelId) })
      : undefined;
  return (
    <>
      <PageHeader title={title} backTo={backTo} />
      <EmptyState
        action={
          <Anchor component={Link} to={upload ?? backTo}>
            {upload === undefined ? texts.toLabel : texts.uploadHere}
          </Anchor>
        }
      >
        {reason}
      </EmptyState>
    </>
  );
}
