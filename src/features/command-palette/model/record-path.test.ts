import { describe, expect, it } from 'vitest';
import type { FeatureFlags } from '@/entities/subscription';
import { userFromToken } from '@/entities/session/index.testing';
import { tokenFor, type TestClaims } from '@/shared/testing';
import { RECORD_KINDS } from './command';
import { canOpen, recordPath } from './record-path';

const everything = {
  showFeatures: { showMyOrders: true, showMyArticles: true, myLabels: { showMyLabels: true } },
} as FeatureFlags;
const nothing = {
  showFeatures: { showMyOrders: false, showMyArticles: false, myLabels: { showMyLabels: false } },
} as FeatureFlags;

function pathsOf(claims: TestClaims, features: FeatureFlags | undefined) {
  const user = userFromToken(tokenFor(claims), []);
  if (!user) throw new Error('not a token');
  return RECORD_KINDS.map((kind) => recordPath(kind, 7, { user, features }));
}

const member = { UserRole: ['User'] };

describe('the screen of a record', () => {
  it.each([
    ['a member', member, everything, ['/print-article/7', '/print-labels/7', '/print-order/7', undefined]],
    ['a member without the features', member, nothing, [undefined, undefined, undefined, undefined]],
    [
      'a member while the features are unknown',
      member,
      undefined,
      [undefined, undefined, undefined, undefined],
    ],
    [
      'a manager of articles and orders',
      { UserRole: ['User', 'ArticleManager', 'OrderManager'] },
      everything,
      ['/articles/7', '/print-labels/7', '/orders/7', undefined],
    ],
    [
      'a label manager without the features',
      { UserRole: ['User', 'LabelManager'] },
      nothing,
      [undefined, '/labels/7', undefined, undefined],
    ],
    [
      'an administrator without a manager role',
      { UserRole: ['Administrator'] },
      everything,
      ['/articles/7', undefined, undefined, '/users/7'],
    ],
  ])('finds the screen of a record: %s', (_who, claims, features, expected) => {
    expect(pathsOf(claims, features)).toEqual(expected);
  });

  it('searches no kind of record whose screen is not there', () => {
    const user = userFromToken(tokenFor(member), []);
    if (!user) throw new Error('not a token');
    expect(RECORD_KINDS.filter((kind) => canOpen(kind, { user, features: everything }))).toEqual([
      'article',
      'label',
      'order',
    ]);
  });
});
