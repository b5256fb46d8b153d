import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { articleQueries, articleSearchScope } from '@/entities/article';
import { labelQueries } from '@/entities/label';
import { orderQueries } from '@/entities/order';
import { access, canAccess } from '@/entities/session';
import { userName, userQueries } from '@/entities/user';
import { isNotOffered, type Id } from '@/shared/api';
import { holdsWords } from '@/shared/lib/word-search';
import { SEARCH_MIN_CHARS } from '@/shared/config';
import { SHOWN_PER_KIND } from '../config/limits';
import { keyOf, type Command, type RecordKind } from './command';
import type { CommandGroup, GroupName } from './command-groups';
import { canOpen, recordPath, type Seeker } from './record-path';

interface Found {
  id: Id;
  text: string;
  detail: string;
}

interface Search {
  name: GroupName;
  kind: RecordKind;
  query: UseQueryResult;
  rows: readonly Found[] | undefined;
  /** True when the server returned all records, or the results of other words: then they are filtered here. */
  isChosenHere: boolean;
}

/**
 * Returns the matching articles, labels, orders and users, as far as this person has a screen for them. `settledText`
 * is `text` after a pause in typing, and is sent to the server; meanwhile earlier results stay if they contain the new
 * words, so that nothing unrelated is offered.
 */
export function useRecordGroups(text: string, settledText: string, seeker: Seeker): CommandGroup[] {
  const isLongEnough = settledText.length >= SEARCH_MIN_CHARS;
  const isAsked = (kind: RecordKind) => isLongEnough && canOpen(kind, seeker);
  const articles = useQuery({
    ...articleQueries.search(settledText, articleSearchScope('all', [])),
    enabled: isAsked('article'),
    placeholderData: keepPreviousData,
  });
  const managesLabels = canAccess(seeker.user, access.labels);
  const printed = useQuery({ ...labelQueries.list(), enabled: isAsked('label') && !managesLabels });
  const managed = useQuery({
    ...labelQueries.ofOrganization(),
    enabled: isAsked('label') && managesLabels,
  });
  const labels = managesLabels ? managed : printed;
  const orders = useQuery({
    ...orderQueries.page({ searchQuery: settledText, offset: 0, take: SHOWN_PER_KIND }),
    enabled: isAsked('order'),
    placeholderData: keepPreviousData,
  });
  const users = useQuery({ ...userQueries.list(), enabled: isAsked('user') });
  if (text.length < SEARCH_MIN_CHARS) return [];

  const isBehind = text !== settledText;
  const searches: Search[] = [
    {
      name: 'articles',
      kind: 'article',
      query: articles,
      rows: articles.data?.rows.map(({ id, name, externalIdentifier }) => ({
        id,
        text: name,
        detail: externalIdentifier,
      })),
      isChosenHere: isBehind || articles.isPlaceholderData,
    },
    {
      name: 'labels',
      kind: 'label',
      query: labels,
      rows: labels.data?.map(({ labelId, name }) => ({ id: labelId, text: name, detail: '' })),
      isChosenHere: true,
    },
    {
      name: 'orders',
      kind: 'order',
      query: orders,
      rows: orders.data?.rows.map(({ orderId, orderNumber, customer }) => ({
        id: orderId,
        text: orderNumber,
        detail: customer,
      })),
      isChosenHere: isBehind || orders.isPlaceholderData,
    },
    {
      name: 'users',
      kind: 'user',
      query: users,
      rows: users.data?.map((user) => ({ id: user.userId, text: userName(user), detail: user.email })),
      isChosenHere: true,
    },
  ];
  return searches
    .filter(({ kind, query }) => canOpen(kind, seeker) && !isNotOffered(query.error))
    .map(({ name, kind, query, rows = [], isChosenHere }) => ({
      name,
      commands: rows
        .filter((row) => !isChosenHere || holdsWords(`${row.text} ${row.detail}`, text))
        .slice(0, SHOWN_PER_KIND)
        .flatMap((row) => asCommand(kind, row, seeker)),
      isSearching: isBehind || query.isFetching,
      fault: query.error && !query.isFetching ? query.error.message : '',
      retry: () => void query.refetch(),
    }));
}

function asCommand(kind: RecordKind, { id, text, detail }: Found, seeker: Seeker): Command[] {
  const path = recordPath(kind, id, seeker);
  const target = { kind, id };
  return path === undefined ? [] : [{ key: keyOf(target), text, detail, path, target }];
}
