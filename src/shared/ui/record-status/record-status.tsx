import { Anchor } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { toApiError } from '../../api';
import { EmptyState } from '../empty-state';
import { PageHeader } from '../page-header';
import { QueryView } from '../query-view';

interface RecordStatusProps {
  query: UseQueryResult;
  /** It was asked for, and is not there; not what a server has no call for. */
  isMissing: boolean;
  /** The address of the list it would stand in. */
  listPath: string;
  /** Where Back leads, where that is not the list. */
  backTo?: string;
  texts: { readonly loading: string; readonly notFound: string; readonly toList: string };
  /** The call is one of ours: a server that lacks it is not an error (design 2.4). */
  isOptionalCall?: boolean;
}

const NO_SUCH_CALL = 501;

/** The screen of one thing as long as there is no such thing to show: loading, a fault with a retry, or not there. */
export function RecordStatus({
  query,
  isMissing,
  listPath,
  backTo = listPath,
  texts,
  isOptionalCall = false,
}: RecordStatusProps) {
  const isNotOffered =
    isOptionalCall && query.error !== null && toApiError(query.error).status === NO_SUCH_CALL;
  return (
    <>
      <PageHeader title={texts.loading} backTo={backTo} />
      {isMissing && !isNotOffered ? (
        <EmptyState
          action={
            <Anchor component={Link} to={listPath}>
              {texts.toList}
            </Anchor>
          }
        >
          {texts.notFound}
        </EmptyState>
      ) : (
        <QueryView query={query} isOptionalCall={isOptionalCall}>
          {() => null}
        </QueryView>
      )}
    </>
  );
}
