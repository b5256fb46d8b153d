import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { articleQueries, type Article } from '@/entities/article';
import { groupNames, groupQueries } from '@/entities/group';
import { labelQueries } from '@/entities/label';
import type { Id } from '@/shared/api';
import { useListState } from '@/shared/lib/list-state';
import { writeSorting } from '@/shared/lib/sorting';
import { useWindowedRows } from '@/shared/lib/windowed-rows';
import { usePagedSelection } from '@/shared/ui/data-list';

export const GROUP_PARAM = 'group';
export const LABEL_PARAM = 'label';
/** Label from the address that the person wants to connect to articles. */
const CONNECT_PARAM = 'connect';
const SORT_KEYS = ['name', 'identifier', 'changed'];
const BY_NAME = { key: 'name', isDescending: false };

/** Returns the articles according to the address, the available filters, and the selection. */
export function useArticleList() {
  const { data: groups } = useQuery(groupQueries.ofOrganization());
  const state = useListState({ sortKeys: SORT_KEYS, defaultSort: BY_NAME });
  const namesLabel = [LABEL_PARAM, CONNECT_PARAM].some((param) => state.filter(param) !== '');
  const [isListed, setListed] = useState(false);
  // The list does not need the labels: without them there is one filter less, and there may be thousands.
  const { data: labels } = useQuery({
    ...labelQueries.ofOrganization(),
    enabled: isListed || namesLabel,
    meta: { silent: true },
  });
  const names = groups && groupNames(groups);
  // An address may contain a group or a label that no longer exists; it is ignored as a filter.
  const known = (param: string, ids: readonly Id[] | undefined) => {
    const asked = state.filter(param);
    return ids === undefined || ids.some((id) => String(id) === asked) ? asked : '';
  };
  const labelIds = labels?.map(({ labelId }) => labelId);
  const narrowing = {
    search: state.search,
    group: known(
      GROUP_PARAM,
      names?.map(({ id }) => id),
    ),
    label: known(LABEL_PARAM, labelIds),
  };
  const { search, group, label } = narrowing;
  const sort = writeSorting(state.sorting ?? BY_NAME);
  const list = useWindowedRows(JSON.stringify([search, group, label, sort]), (page) =>
    articleQueries.page({
      searchQuery: search,
      sort,
      ...(group !== '' && { groupIds: [group] }),
      ...(label !== '' && { labelId: label }),
      ...page,
    }),
  );
  if (list.isKnown && !isListed) setListed(true);
  const selection = usePagedSelection<Article, Id>({
    listKey: JSON.stringify([search, group, label]),
    rowCount: list.rowCount,
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
  });
  const connecting = labels?.find(({ labelId }) => String(labelId) === state.filter(CONNECT_PARAM));
  return { list, state, narrowing, groups: names, labels, selection, connecting };
}
