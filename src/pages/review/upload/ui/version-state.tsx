import type { UseQueryResult } from '@tanstack/react-query';
import { paths } from '@/shared/routes';
import { RecordStatus } from '@/shared/ui/record-status';
import { texts } from '../i18n';

/** Placeholder until the version is known: loading, not found, or an error. */
export function VersionState({ query, backTo }: { query: UseQueryResult<object>; backTo: string }) {
  return (
    <RecordStatus
      query={query}
      isMissing={query.error?.status === 404}
      listPath={paths.qualityLabels}
      backTo={backTo}
      texts={texts}
      isOptionalCall
    />
  );
}
