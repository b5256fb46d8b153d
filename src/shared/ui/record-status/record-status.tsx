import { Anchor } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { toApiError } from '../../api';
import { EmptyState } from '../empty-state';
import { PageHeader } from '../page-header';
import { QueryView } from '../query-view';

interface RecordStatusProps {
  query: UseQueryResult;
  /** The record was requested and does not exist; false if the server lacks the call. */
  isMissing: boolean;
  /** Address of the list of such records. */
  listPath: string;
  /** Target of Back; the list by default. */
  backTo?: string;
  texts: { readonly loading: string; readonly notFound: string; readonly toList: string };
  /** The call is a Platen-specific one: a server that lacks it is not an error (design 2.4). */
  isOptionalCall?: boolean;
}

const NO_SUCH_CALL = 501;

/** Screen of a record while there is none to show: loading, an error with a retry, or not found. */
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
