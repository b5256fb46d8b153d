import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sharedTexts } from '../i18n';
import { ErrorPanel } from './error-panel';

const texts = sharedTexts.queryView;

interface QueryViewProps<T> {
  query: UseQueryResult<T>;
  /** Shown instead of the content when the value is an empty list. */
  empty?: ReactNode;
  /** Skeleton with the final height; three lines by default. */
  loading?: ReactNode;
  /** The call is a Platen-specific one: a server that lacks it is not an error (design 2.4). */
  isOptionalCall?: boolean;
  children: (value: T) => ReactNode;
}

/** Shows the states of a query in a fixed order: pending, error, empty, content. */
export function QueryView<T>({ query, empty, loading, isOptionalCall = false, children }: QueryViewProps<T>) {
  if (query.isPending) return loading ?? <DefaultLoading />;
  if (query.data === undefined)
    return (
      query.error && (
        <ErrorPanel
          error={query.error}
          onRetry={() => void query.refetch()}
          isOptionalCall={isOptionalCall}
        />
      )
    );
  if (empty !== undefined && Array.isArray(query.data) && query.data.length === 0) return empty;
  return children(query.data);
}

function DefaultLoading() {
  return (
    <div role="status" aria-label={texts.loading}>
      {[0, 1, 2].map((line) => (
        <Skeleton key={line} height={44} mb={8} />
      ))}
    </div>
  );
}
