import { Button } from '@mantine/core';
import type { ReviewRole } from 'label-core/review';
import { Link, NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { versionStateName } from '@/entities/label';
import type { ReviewedLabel } from '@/entities/review';
import { useDateFormat } from '@/entities/preference';
import { access, AccessGate, asLists } from '@/entities/session';
import { paths } from '@/shared/routes';
import { DataList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { texts } from '../i18n';
import { FILTER_KEY, isAskedFor, reviewFilters, waitsForMe } from '../model/review-filter';
import { REVIEW_CARD_HEIGHT_PX, ReviewCard } from './review-card';
import { reviewColumns } from './review-columns';

interface ReviewListProps {
  labels: readonly ReviewedLabel[];
  roles: readonly ReviewRole[];
}

/** List of all labels with the state of their newest version; search and filter are in the address. */
export function ReviewList({ labels, roles }: ReviewListProps) {
  const facts = { roles, dateOf: useDateFormat() };
  useEntryFilter(labels.some((label) => waitsForMe(label, roles)));
  return (
    <DataList
      caption={texts.caption}
      rowTexts={texts.rows}
      rows={labels}
      keyOf={({ labelId }) => labelId}
      nameOf={({ name }) => name}
      columns={reviewColumns(facts)}
      search={{
        label: texts.search,
        textOf: ({ name, newest, waitsFor }) =>
          [name, versionStateName(newest?.state ?? ''), newest?.uploadedBy, ...waitsFor].join(' '),
      }}
      filters={[
        {
          key: FILTER_KEY,
          label: texts.show,
          options: reviewFilters.map((value) => ({ value, text: texts.filters[value] })),
          matches: (label, value) => isAskedFor(label, value, roles),
        },
      ]}
      defaultSort={{ key: 'name', isDescending: false }}
      card={{
        heightPx: REVIEW_CARD_HEIGHT_PX,
        title: texts.label,
        render: (label) => <ReviewCard label={label} facts={facts} />,
      }}
      empty={
        <EmptyState
          action={
            <AccessGate {...asLists(access.labels)}>
              <Button component={Link} to={paths.labelAdd}>
                {texts.addLabel}
              </Button>
            </AccessGate>
          }
        >
          {texts.none}
        </EmptyState>
      }
    />
  );
}

/**
 * Sets the filter to the person's own pending decisions if there are any and the list was opened without a filter. A
 * person who returns to the list finds it as they left it.
 */
function useEntryFilter(hasMine: boolean): void {
  const { search, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop && key !== 'default';
  const [, setParams] = useSearchParams();
  const [isEntry] = useState(search === '' && !isBack);
  const enter = useEffectEvent(() => {
    if (isEntry && hasMine) setParams({ [FILTER_KEY]: 'mine' }, { replace: true });
  });
  // Runs only once: later filters are the person's own choice.
  useEffect(() => enter(), []);
}
