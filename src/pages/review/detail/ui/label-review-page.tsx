import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { generatePath, Link, useParams } from 'react-router';
import { reviewQueries, mayUpload, type LabelVersions } from '@/entities/review';
import { qualityRolesOf, useSessionUser } from '@/entities/session';
import { useWarmComparison } from '@/features/compare-versions';
import { isNotOffered, toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { LabelReview } from './label-review';

/** /qa/labels/{labelId}/details - all versions of a label, the open one first, and the audit trail. */
export function LabelReviewPage() {
  useWarmComparison();
  const { labelId = '' } = useParams();
  const versions = useQuery(reviewQueries.versions(toId(labelId)));
  const roles = qualityRolesOf(useSessionUser());
  const label = versions.data;
  return (
    <>
      <PageHeader
        title={label?.name || texts.loading}
        description={label?.isWhole === true ? describe(label) : undefined}
        backTo={paths.qualityLabels}
        actions={
          label &&
          mayUpload(roles) && (
            <Button
              component={Link}
              to={generatePath(paths.qualityUpload, { labelId })}
              variant="default"
              leftSection={<Upload size={16} aria-hidden />}
            >
              {texts.upload}
            </Button>
          )
        }
      />
      {!label && isNotOffered(versions.error) ? (
        <EmptyState
          action={
            <Anchor component={Link} to={paths.qualityLabels}>
              {texts.toList}
            </Anchor>
          }
        >
          {texts.notFound}
        </EmptyState>
      ) : (
        <QueryView query={versions}>
          {(found) => <LabelReview key={found.labelId} label={found} roles={roles} />}
        </QueryView>
      )}
    </>
  );
}

/** Returns a sentence about the version that is currently printed. */
function describe({ versions }: LabelVersions): string {
  const version = versions.find(({ state }) => state === 'Published')?.version;
  return version === undefined ? texts.nothingPrinted : texts.printed({ version });
}
