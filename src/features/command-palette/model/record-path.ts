import { generatePath } from 'react-router';
import type { FeatureFlags } from '@/entities/subscription';
import { access, canAccess, type AccessRule, type SessionUser } from '@/entities/session';
import type { Id } from '@/shared/api';
import { paths } from '@/shared/routes';
import type { RecordKind } from './command';

/** Person who searches: determines what is searched and which screen opens. */
export interface Seeker {
  user: SessionUser;
  /** Undefined while unknown: then only kinds that need no feature are offered. */
  features: FeatureFlags | undefined;
}

interface Screens {
  manage: { rule: AccessRule; path: (id: string) => string };
  /** Screen where members print the record. */
  print?: { path: (id: string) => string; isEnabled: (features: FeatureFlags) => boolean };
}

const SCREENS: Readonly<Record<RecordKind, Screens>> = {
  article: {
    manage: { rule: access.articles, path: (articleId) => generatePath(paths.article, { articleId }) },
    print: {
      path: (id) => generatePath(paths.printArticle, { id }),
      isEnabled: ({ showFeatures }) => showFeatures.showMyArticles,
    },
  },
  label: {
    manage: { rule: access.labels, path: (id) => generatePath(paths.label, { id }) },
    print: {
      path: (id) => generatePath(paths.printLabel, { id }),
      isEnabled: ({ showFeatures }) => showFeatures.myLabels.showMyLabels,
    },
  },
  order: {
    manage: { rule: access.orders, path: (orderId) => generatePath(paths.order, { orderId }) },
    print: {
      path: (id) => generatePath(paths.printOrder, { id }),
      isEnabled: ({ showFeatures }) => showFeatures.showMyOrders,
    },
  },
  user: { manage: { rule: access.administration, path: (id) => generatePath(paths.user, { id }) } },
};

/**
 * Returns the screen of a record for this person: the managing screen for a person who manages it, else the printing
 * screen. Undefined when there is none; then the kind is not searched either.
 */
export function recordPath(kind: RecordKind, id: Id, { user, features }: Seeker): string | undefined {
  const { manage, print } = SCREENS[kind];
  if (canAccess(user, manage.rule)) return manage.path(String(id));
  if (!print || !features || !canAccess(user, access.member) || !print.isEnabled(features)) return undefined;
  return print.path(String(id));
}

/** Returns whether this person has a screen for records of a kind. */
export const canOpen = (kind: RecordKind, seeker: Seeker): boolean =>
  recordPath(kind, 'any', seeker) !== undefined;
