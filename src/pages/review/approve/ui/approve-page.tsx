import { Suspense } from 'react';
import { useWarmComparison } from '@/features/compare-versions';
import { DecidedVersions } from '@/features/review';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';

/** Loaded with the comparison, while the version is still being fetched. */
const ApproveScreen = lazyPart(async () => ({ default: (await import('./approve-screen')).ApproveScreen }));

/** /qa/labels/{labelId}/versions/{versionId}/approve - the decision about the data or the design of a version. */
export function ApprovePage() {
  useWarmComparison();
  return (
    <DecidedVersions title={texts.title}>
      {(versions) => (
        <Suspense fallback={<PageHeader title={texts.title} backTo={paths.qualityLabels} />}>
          <ApproveScreen key={versions.latest.labelVersionId} {...versions} />
        </Suspense>
      )}
    </DecidedVersions>
  );
}
