import { Button, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { standardLabelQueries, type StandardLabel, type StandardTemplate } from '@/entities/standard-label';
import { useLimit } from '@/entities/subscription';
import { useListState } from '@/shared/lib/list-state';
import { useIsNarrow } from '@/shared/ui/narrow';
import { paths } from '@/shared/routes';
import { ListToolbar } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { Badge } from '@/shared/ui/badge';
import { texts } from '../i18n';
import { findItems, galleryItems } from '../model/gallery';
import { TEMPLATE_SIZES } from '../model/template-size';
import { Gallery } from './gallery';
import classes from './standard-labels.module.css';

const NONE_KEPT: readonly StandardLabel[] = [];

/** /standardlabels - the templates, and the standard labels of the organisation; search and filters are in the address. */
export function StandardLabelsPage() {
  const templates = useQuery(standardLabelQueries.templates());
  const kept = useQuery(standardLabelQueries.kept());
  const use = useLimit('labels')?.use;
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        badge={use && <Badge>{texts.labels({ used: use.used, allowed: use.allowed })}</Badge>}
      />
      <QueryView
        query={templates}
        empty={
          <EmptyState
            action={
              <Button component={Link} to={paths.labelAdd} variant="default">
                {texts.addLabel}
              </Button>
            }
          >
            {texts.none}
          </EmptyState>
        }
      >
        {(offered) => <Galleries templates={offered} kept={kept.data ?? NONE_KEPT} />}
      </QueryView>
    </>
  );
}

interface GalleriesProps {
  templates: readonly StandardTemplate[];
  kept: readonly StandardLabel[];
}

function Galleries({ templates, kept }: GalleriesProps) {
  const state = useListState({ sortKeys: [] });
  const isNarrow = useIsNarrow();
  const { own, offered } = galleryItems(templates, kept);
  const filter = { search: state.search, kind: state.filter('kind'), size: state.filter('size') };
  const found = { own: findItems(own, filter), offered: findItems(offered, filter) };
  const shown = found.own.length + found.offered.length;
  const total = own.length + offered.length;
  const counted = shown === total ? texts.count({ count: total }) : texts.countOf({ shown, count: total });
  const kinds = [...new Set(templates.map(({ kind }) => kind))].filter((kind) => kind !== '');
  return (
    <>
      <ListToolbar
        state={state}
        searchLabel={texts.search}
        filters={[
          { key: 'kind', label: texts.kind, options: kinds.map((kind) => ({ value: kind, text: kind })) },
          {
            key: 'size',
            label: texts.size,
            options: TEMPLATE_SIZES.map((size) => ({ value: size, text: texts.sizes[size] })),
          },
        ]}
        columns={[]}
        isNarrow={isNarrow}
      />
      {shown === 0 && (
        <EmptyState
          action={
            <Button variant="default" onClick={() => state.clear(['kind', 'size'])}>
              {texts.clear}
            </Button>
          }
        >
          {state.search === '' ? texts.noneForFilters : texts.noneFor({ search: state.search })}
        </EmptyState>
      )}
      <Gallery title={texts.own} items={found.own} />
      <Gallery title={texts.offered} items={found.offered} />
      <p className={classes['total']}>{counted}</p>
      <VisuallyHidden role="status">{shown < total ? counted : ''}</VisuallyHidden>
    </>
  );
}
