import { Button } from '@mantine/core';
import type { ReviewRole } from 'label-core/review';
import { Link } from 'react-router';
import { versionStateWords } from '@/entities/label';
import type { ReviewedLabel } from '@/entities/review';
import { useDateWords } from '@/entities/preference';
import { access, AccessGate, asLists } from '@/entities/session';
import { paths } from '@/shared/routes';
import { DataList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { FILTER_KEY, isAskedFor, reviewFilters, waitsForMe } from '../model/review-filter';
import { useEntryFilter } from '../model/use-entry-filter';
import { REVIEW_CARD_HEIGHT_PX, ReviewCard } from './review-card';
import { reviewColumns } from './review-columns';
import { texts } from './texts';

interface ReviewListProps {
  labels: readonly ReviewedLabel[];
  roles: readonly ReviewRole[];
}

/** Every label with where its newest version stands; what is looked for stands in the address. */
export function ReviewList({ labels, roles }: ReviewListProps) {
  const facts = { roles, dateOf: useDateWords() };
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
          [name, versionStateWords(newest?.state ?? ''), newest?.uploadedBy, ...waitsFor].join(' '),
      }}
      filters={[
        {
          key: FILTER_KEY,
          label: texts.show,
          options: reviewFilters.map((value) => ({ value, text: texts.filter(value) })),
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
                {texts.toLabels}
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
