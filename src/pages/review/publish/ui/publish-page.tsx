import { Suspense } from 'react';
import { useWarmComparison } from '@/features/compare-versions';
import { DecidedVersions } from '@/features/review';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';

/** Loaded with the comparison, while the version is still being fetched. */
const PublishScreen = lazyPart(async () => ({ default: (await import('./publish-screen')).PublishScreen }));

/** /qa/labels/{labelId}/versions/{versionId}/publish - the last check before a version is printed. */
export function PublishPage() {
  useWarmComparison();
  return (
    <DecidedVersions title={texts.title}>
      {(versions) => (
        <Suspense fallback={<PageHeader title={texts.title} backTo={paths.qualityLabels} />}>
          <PublishScreen key={versions.latest.labelVersionId} {...versions} />
        </Suspense>
      )}
    </DecidedVersions>
  );
}
