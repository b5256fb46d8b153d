import { Skeleton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { createArticleMutation, type Article } from '@/entities/article';
import type { Label } from '@/entities/label';
import { access, canAccess, useSessionUser } from '@/entities/session';
import {
  articleLabelSubject,
  labelSubject,
  PrintLabelScreen,
  type PrintSubject,
} from '@/features/print-label';
import { LabelScanner } from '@/features/scan-to-print';
import { LabelPrintJob } from '@/features/send-print-job';
import { ApiError } from '@/shared/api';
import { PageHeader } from '@/shared/ui/page-header';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import { matchName } from '../model/name-match';
import { nameValues } from '../model/article-name';
import { newArticleOf } from '../model/new-article-of';
import { NothingToPrint } from './nothing-to-print';

/** Loaded separately, since names are mostly unique. */
const SeveralArticles = lazyPart(async () => ({
  default: (await import('./several-articles')).SeveralArticles,
}));

interface NamedArticleProps {
  name: string;
  label: Label;
  /** Articles that the server found for this name. */
  articles: readonly Article[];
  backTo: string;
}

/** Print screen for the article of this name with the label; if there is none, what this person can do instead. */
export function NamedArticle({ name, label, articles, backTo }: NamedArticleProps) {
  const mayCreate = canAccess(useSessionUser(), access.articles);
  const create = useMutation(createArticleMutation());
  const [created, setCreated] = useState<Article>();
  const { carrying, others } = matchName(articles, name, label.labelId);
  const startValues = nameValues(label.variables, name);

  const found = created ?? carrying[0];
  // A server may answer a creation without the labels: the article then has the requested label.
  const carried = found?.labels.find(({ labelId }) => labelId === label.labelId) ?? (created && label);
  const subjectOf = (): PrintSubject | undefined => {
    // The same key before and after the article is created, so that the input and its print stay on the screen.
    const key = `label/${label.labelId}/name/${name}`;
    const start = startValues && { startValues };
    if (found && carried) return { ...articleLabelSubject(found, carried), key, ...(created && start) };
    const byHand = { ...labelSubject(label), key, ...start };
    if (mayCreate)
      return {
        ...byHand,
        notice: texts.willBeCreated({ name }),
        createArticle: async (variables, values) => {
          const { labelId } = label;
          const article = await create.mutateAsync(newArticleOf({ name, labelId, variables, values }));
          if (!article) throw new ApiError(texts.createdUnseen({ name }), { kind: 'unreadable' });
          setCreated(article);
          return article.id;
        },
      };
    return startValues && { ...byHand, notice: texts.withoutArticle({ name }) };
  };

  const header = <PageHeader title={texts.title} description={name} backTo={backTo} />;
  if (!created && carrying.length > 1)
    return (
      <>
        {header}
        <Suspense fallback={<Skeleton height={52 * carrying.length} />}>
          <SeveralArticles name={name} labelId={label.labelId} articles={carrying} />
        </Suspense>
      </>
    );
  if (!found && others[0])
    return (
      <>
        {header}
        <NothingToPrint
          reason={texts.notLinked({ name, label: label.name })}
          otherPath={backTo}
          article={others[0]}
        />
      </>
    );
  const subject = subjectOf();
  if (subject)
    return (
      <PrintLabelScreen subject={subject} backTo={backTo} printJob={LabelPrintJob} scanner={LabelScanner} />
    );
  return (
    <>
      {header}
      <NothingToPrint reason={texts.cannotBePrinted({ name })} otherPath={backTo} />
    </>
  );
}
