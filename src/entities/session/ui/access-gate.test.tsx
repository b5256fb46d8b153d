import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endSession } from '@/shared/auth';
import { renderWith, type TestClaims } from '@/shared/testing';
import { AccessGate } from './access-gate';

type Rule = Omit<Parameters<typeof AccessGate>[0], 'children'>;

const show = (rule: Rule, claims?: TestClaims) =>
  renderWith(<AccessGate {...rule}>the secret</AccessGate>, {
    ...(claims && { as: claims }),
  });
const isShown = () => screen.queryByText('the secret') !== null;

const member = { UserRole: ['User'] };
const manager = { UserRole: ['User', 'LabelManager'] };

describe('the visibility wrapper', () => {
  it.each<[string, Rule, TestClaims, boolean]>([
    ['no restriction by default', {}, member, true],
    ['* for no restriction', { allowAny: '*', requireAll: '*' }, member, true],
    ['any of a list', { allowAny: 'UserRole:ArticleManager, UserRole:LabelManager' }, manager, true],
    ['none of a list', { allowAny: 'UserRole:ArticleManager,UserRole:LabelManager' }, member, false],
    ['all of a list', { requireAll: 'AccountType:User,UserRole:LabelManager' }, manager, true],
    ['not all of a list', { requireAll: 'AccountType:User,UserRole:LabelManager' }, member, false],
    ['both lists', { allowAny: 'UserRole:LabelManager', requireAll: 'AccountType:User' }, manager, true],
    ['a list that fails, inverted', { requireAll: 'UserRole:LabelManager', inverted: true }, member, true],
    ['a list that passes, inverted', { requireAll: 'UserRole:LabelManager', inverted: true }, manager, false],
    ['no restriction, inverted', { inverted: true }, member, false],
  ])('shows what the rule allows: %s', (_, rule, claims, expected) => {
    show(rule, claims);
    expect(isShown()).toBe(expected);
  });

  it.each<[string, Rule]>([
    ['without a restriction', {}],
    ['inverted', { requireAll: 'UserRole:LabelManager', inverted: true }],
  ])('shows nothing while no user is loaded, %s', (_, rule) => {
    show(rule);
    expect(isShown()).toBe(false);
  });

  it('hides what it showed when the session ends', () => {
    show({}, member);
    act(() => endSession());
    expect(isShown()).toBe(false);
  });
});
