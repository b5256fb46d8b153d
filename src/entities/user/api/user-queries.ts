import { queryOptions } from '@tanstack/react-query';
import {
  ApiError,
  callForList,
  callForValue,
  isNotOffered,
  productApi,
  toApiError,
  type CallOptions,
  type Id,
} from '@/shared/api';
import { texts } from '../i18n';
import { userSchema, type User } from './user-schema';

const USERS = 'api/users';

export const userQueries = {
  all: () => ['user'] as const,
  /** All people of the organisation, including disabled ones. */
  list: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'list'],
      queryFn: ({ signal }) => callForList(productApi, 'get', USERS, userSchema, { signal }),
    }),
  /** One person. The call is not part of the specification: with a server without it, the list is searched. */
  detail: (userId: Id) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'detail', userId],
      queryFn: ({ signal }) => oneUser(userId, { signal }),
    }),
};

async function oneUser(userId: Id, options: CallOptions): Promise<User> {
  try {
    return await callForValue(
      productApi,
      'get',
      `${USERS}/${encodeURIComponent(userId)}`,
      userSchema,
      options,
    );
  } catch (error) {
    if (!isNotOffered(toApiError(error))) throw error;
  }
  const everybody = await callForList(productApi, 'get', USERS, userSchema, options);
  const found = everybody.find((user) => user.userId === userId);
  if (!found) throw new ApiError(texts.notFound, { kind: 'http', status: 404 });
  return found;
}
