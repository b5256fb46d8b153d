import type { Article, ArticleLabel } from '@/entities/article';
import type { LabelSummary, LabelValues, LabelVariable } from '@/entities/label';
import type { Id } from '@/shared/api';
import { texts } from '../i18n';

/** Where the values of the label come from before anybody changes them, and so which call prints it. */
export type ValueOrigin =
  | { kind: 'article'; articleId: Id }
  /** An article the server does not know: all its values travel with the print. */
  | { kind: 'connector'; connectorId: Id; articleId: Id }
  /** No article: what the label says by itself, and what is typed. */
  | { kind: 'hand' };

/** What is to be printed. A page chooses it, the screen of this feature does the rest. */
export interface PrintSubject {
  /** Another key is another form: nothing that was typed goes over to it. */
  key: string;
  title: string;
  description?: string;
  /** The labels to choose from; the first one is meant where none is chosen. */
  labels: readonly ArticleLabel[];
  origin: ValueOrigin;
  /** Values the form starts with instead of the label's own, by variable name. */
  startValues?: LabelValues;
  /** What the person has to know before they print. */
  notice?: string;
  /** Makes the article that is missing when Print is pressed; resolves with its id, rejects with ApiError. */
  createArticle?: (variables: readonly LabelVariable[], values: LabelValues) => Promise<Id>;
}

/** An article with all its labels; one of a connector where `connectorId` is given. */
export function articleSubject(article: Article, connectorId?: Id): PrintSubject {
  return {
    key: keyOf(article, connectorId),
    title: texts.title({ name: article.name }),
    description: article.externalIdentifier,
    labels: article.labels,
    origin: originOf(article, connectorId),
  };
}

/** One label of an article. */
export function articleLabelSubject(article: Article, label: ArticleLabel, connectorId?: Id): PrintSubject {
  return {
    key: `label/${label.labelId}/${keyOf(article, connectorId)}`,
    title: texts.title({ name: article.name }),
    description: [article.externalIdentifier, label.name].filter((word) => word !== '').join(' · '),
    labels: [label],
    origin: originOf(article, connectorId),
  };
}

/** A label without an article. */
export function labelSubject(label: LabelSummary): PrintSubject {
  return {
    key: `label/${label.labelId}`,
    title: texts.title({ name: label.name }),
    description: texts.withoutArticle,
    labels: [label],
    origin: { kind: 'hand' },
  };
}

function originOf({ id }: Article, connectorId: Id | undefined): ValueOrigin {
  return connectorId === undefined
    ? { kind: 'article', articleId: id }
    : { kind: 'connector', connectorId, articleId: id };
}

function keyOf({ id }: Article, connectorId: Id | undefined): string {
  return connectorId === undefined ? `article/${id}` : `connector/${connectorId}/article/${id}`;
}
