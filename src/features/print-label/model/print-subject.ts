import type { Article, ArticleLabel } from '@/entities/article';
import type { LabelSummary, LabelValues, LabelVariable } from '@/entities/label';
import type { Id } from '@/shared/api';
import { texts } from '../i18n';

/** Origin of the label's initial values, which also determines the call that prints it. */
export type ValueOrigin =
  | { kind: 'article'; articleId: Id }
  /** An article that the server does not have: all its values are sent with the print. */
  | { kind: 'connector'; connectorId: Id; articleId: Id }
  /** No article: the label's own values, and what is typed. */
  | { kind: 'hand' };

/** What is to be printed. Chosen by a page; the screen of this feature does the rest. */
export interface PrintSubject {
  /** A new key creates a new form: typed values are not transferred. */
  key: string;
  title: string;
  description?: string;
  /** Labels to choose from; the first one is the default. */
  labels: readonly ArticleLabel[];
  origin: ValueOrigin;
  /** Initial values of the form instead of the label's own, by variable name. */
  startValues?: LabelValues;
  /** Message to read before printing. */
  notice?: string;
  /** Creates the missing article when Print is pressed; resolves with its id, rejects with ApiError. */
  createArticle?: (variables: readonly LabelVariable[], values: LabelValues) => Promise<Id>;
}

/** Returns the subject for an article with all its labels; with `connectorId`, for an article of that connector. */
export function articleSubject(article: Article, connectorId?: Id): PrintSubject {
  return {
    key: keyOf(article, connectorId),
    title: texts.title({ name: article.name }),
    description: article.externalIdentifier,
    labels: article.labels,
    origin: originOf(article, connectorId),
  };
}

/** Returns the subject for one label of an article. */
export function articleLabelSubject(article: Article, label: ArticleLabel, connectorId?: Id): PrintSubject {
  return {
    key: `label/${label.labelId}/${keyOf(article, connectorId)}`,
    title: texts.title({ name: article.name }),
    description: [article.externalIdentifier, label.name].filter((word) => word !== '').join(' · '),
    labels: [label],
    origin: originOf(article, connectorId),
  };
}

/** Returns the subject for a label without an article. */
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
