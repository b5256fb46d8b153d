import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '@/shared/api';
import { say } from './say';

/** Returns the answer of a server that never answers. */
export const never = <Value>(): Promise<Value> => new Promise<Value>(() => undefined);

/** Returns a refusal with a number to give to the administrator of the server. */
export const refusal = (status = 422): ApiError =>
  new ApiError(say('Somebody else changed it. Open it again.'), {
    kind: 'http',
    status,
    requestId: 'a1f0-77c2',
  });

const refusedBy = (error: ApiError) => async () => {
  throw error;
};

/** Returns a real query that waits for its answer. */
export const useWaiting = <Value>(): UseQueryResult<Value> =>
  useQuery({ queryKey: ['waiting'], queryFn: () => never<Value>() });

/** Returns a real query that was refused. */
export const useRefused = <Value>(error: ApiError): UseQueryResult<Value> =>
  useQuery<Value>({ queryKey: ['refused'], queryFn: refusedBy(error), retry: false });

/** Returns a real query that was answered. */
export const useAnswered = <Value>(value: Value): UseQueryResult<Value> =>
  useQuery({ queryKey: ['answered'], queryFn: () => value });

/** Returns a real query that was answered once and has been refused since. */
export const useOutdated = <Value>(value: Value, error: ApiError): UseQueryResult<Value> =>
  useQuery<Value>({
    queryKey: ['outdated'],
    queryFn: refusedBy(error),
    initialData: value,
    initialDataUpdatedAt: 0,
    retry: false,
  });
