import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { generatePath } from 'react-router';
import { paths } from '@/shared/routes';
import { AddButton } from '@/shared/ui/add-button';
import { PagedList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { lazyPart } from '@/shared/ui/lazy-part';
import { PageHeader } from '@/shared/ui/page-header';
import type { Labelling } from '../api/label-articles-mutation';
import { texts } from '../i18n';
import { chosenArticles } from '../model/chosen-articles';
import { GROUP_PARAM, LABEL_PARAM, useArticleList } from '../model/use-article-list';
import { ArticleCard, articleColumns } from './article-columns';

/** Loaded on demand, since it is rarely opened. */
const ExportDialog = lazyPart(async () => ({ default: (await import('./export-dialog')).ExportDialog }));

const LabelDialog = lazyPart(async () => ({ default: (await import('./label-dialog')).LabelDialog }));

const CARD_HEIGHT_PX = 84;

/** /articles - all articles; the server searches, filters and sorts them according to the address. */
export function ArticlesPage() {
  const [opened, setOpened] = useState<Labelling | 'export'>();
  const { list, state, narrowing, groups, labels, selection, connecting } = useArticleList();
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHeader
        title={texts.title}
        description={connecting ? texts.choosing({ label: connecting.name }) : texts.description}
        actions={<AddButton to={generatePath(paths.article, { articleId: 'new' })}>{texts.add}</AddButton>}
      />
      <PagedList
        caption={texts.caption}
        rowTexts={texts.rows}
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
              text: connecting ? texts.connectIt({ label: connecting.name }) : texts.connect,
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
        empty={
          <EmptyState
            action={<AddButton to={generatePath(paths.article, { articleId: 'new' })}>{texts.add}</AddButton>}
          >
            {texts.none}
          </EmptyState>
        }
        actions={
          <Button
            variant="default"
            size="md"
            leftSection={<Download size={16} aria-hidden />}
            onClick={() => setOpened('export')}
          >
            {texts.export.open}
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
