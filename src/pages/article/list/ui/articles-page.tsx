import { Button } from '@mantine/core';
import { Download, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { generatePath, Link } from 'react-router';
import { useListOrigin } from '@/shared/lib/way-back';
import { paths } from '@/shared/routes';
import { PagedList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { Labelling } from '../api/label-articles-mutation';
import { chosenArticles } from '../model/chosen-articles';
import { GROUP_PARAM, LABEL_PARAM, useArticleList } from '../model/use-article-list';
import { ArticleCard } from './article-card';
import { articleColumns } from './article-columns';
import { texts } from './texts';

/** Opened seldom, so that nobody waits for it. */
const ExportDialog = lazyPart(async () => ({ default: (await import('./export-dialog')).ExportDialog }));

const LabelDialog = lazyPart(async () => ({ default: (await import('./label-dialog')).LabelDialog }));

const CARD_HEIGHT_PX = 84;

/** /articles - all articles, searched, narrowed and ordered at the server; how they are looked at stands in the address. */
export function ArticlesPage() {
  const [opened, setOpened] = useState<Labelling | 'export'>();
  const { list, state, narrowing, groups, labels, selection, connecting } = useArticleList();
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHeader
        title={texts.title}
        description={connecting ? texts.choosing(connecting.name) : texts.description}
        actions={<AddArticle />}
      />
      <PagedList
        caption={texts.caption}
        noun={texts.noun}
        list={list}
        state={state}
        keyOf={({ id }) => id}
        columns={articleColumns(groups)}
        searchLabel={texts.search}
        filters={[
          {
            key: GROUP_PARAM,
            label: texts.group,
            options: (groups ?? []).map(({ id, name }) => ({ value: String(id), text: name })),
          },
          {
            key: LABEL_PARAM,
            label: texts.label,
            options: (labels ?? []).map(({ labelId, name }) => ({ value: String(labelId), text: name })),
          },
        ]}
        isNarrowed={Object.values(narrowing).some((value) => value !== '')}
        selection={{
          ...selection,
          actions: [
            {
              key: 'connect',
              text: connecting ? texts.connectIt(connecting.name) : texts.connect,
              run: () => setOpened('connect'),
            },
            { key: 'disconnect', text: texts.disconnect, run: () => setOpened('disconnect') },
          ],
        }}
        card={{
          heightPx: CARD_HEIGHT_PX,
          title: texts.name,
          render: (article) => <ArticleCard article={article} groups={groups} />,
        }}
        empty={<EmptyState action={<AddArticle />}>{texts.none}</EmptyState>}
        actions={
          <Button
            variant="default"
            size="md"
            leftSection={<Download size={16} aria-hidden />}
            onClick={() => setOpened('export')}
          >
            {texts.export}
          </Button>
        }
      />
      <Suspense>
        {opened === 'export' && (
          <ExportDialog groups={groups ?? []} groupId={narrowing.group} onClose={close} />
        )}
        {(opened === 'connect' || opened === 'disconnect') && (
          <LabelDialog
            labelling={opened}
            articles={chosenArticles(selection, narrowing)}
            labelId={opened === 'connect' ? String(connecting?.labelId ?? '') : narrowing.label}
            onGone={selection.drop}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

function AddArticle() {
  const origin = useListOrigin();
  return (
    <Button
      component={Link}
      to={generatePath(paths.article, { articleId: 'new' })}
      state={origin}
      leftSection={<Plus size={16} aria-hidden />}
    >
      {texts.add}
    </Button>
  );
}
