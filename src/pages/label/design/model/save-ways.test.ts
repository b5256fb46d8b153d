import { describe, expect, it } from 'vitest';
import type { ReviewRole } from 'label-core/review';
import { buildBase, newBase } from '../testing/design-builders';
import type { DesignThing } from './design-thing';
import { saveWays } from './save-ways';

const label: DesignThing = { kind: 'label', labelId: 7 };
const version: DesignThing = { kind: 'version', labelId: 7, versionId: 41 };
const printed = buildBase();
const draft = buildBase({ state: 'Draft' });
const inReview = buildBase({ state: 'DesignApprover' });

const manager = { managesLabels: true, roles: [] };
const designer = { managesLabels: false, roles: ['LabelDesigner'] as const };
const both = { managesLabels: true, roles: ['LabelDesigner'] as const };
const role = (...roles: ReviewRole[]) => ({ managesLabels: false, roles });

/** Returns the ways in short: "next 5 published". */
const ways = (...[given]: Parameters<typeof saveWays>) =>
  saveWays(given).map((way) => Object.values(way).filter(Boolean).join(' '));

const published = { state: 'Published' };
const reviewed = { state: 'DataApprover' };

describe('the ways to save', () => {
  it.each([
    [manager, published, ['add published']],
    [manager, reviewed, ['add review']],
    [manager, undefined, ['add']],
    [both, published, ['add published']],
    [designer, published, []],
  ])('a new label, for %j where %j is what a version becomes: %j', (rights, review, expected) => {
    expect(ways({ thing: { kind: 'new' }, base: newBase, rights, review })).toEqual(expected);
  });

  it.each([
    ['printed, by a manager', printed, manager, published, ['next 5 published']],
    ['printed, by a manager, with reviewers', printed, manager, reviewed, ['next 5 review']],
    ['printed, by a manager, unknown', printed, manager, { state: 'Whatever' }, ['next 5']],
    ['printed, by a designer', printed, designer, published, ['new-draft 5']],
    ['printed, by a master', printed, role('Master'), published, ['new-draft 5']],
    ['printed, by both', printed, both, published, ['next 5 published', 'new-draft 5']],
    ['a draft, by a manager', draft, manager, reviewed, ['next 5 review']],
    ['a draft, by a designer', draft, designer, published, ['same-draft 4', 'new-draft 5']],
    ['a draft, by both', draft, both, reviewed, ['same-draft 4', 'next 5 review', 'new-draft 5']],
    ['a draft without a hash', { ...draft, versionHash: undefined }, designer, published, ['new-draft 5']],
    ['in review, by a designer', inReview, designer, reviewed, ['same-draft 4', 'new-draft 5']],
    ['printed, by an approver', printed, role('DataApprover', 'Publisher'), published, []],
    ['withdrawn, by a designer', buildBase({ state: 'Withdrawn' }), designer, published, ['new-draft 5']],
    ['in an unknown state', buildBase({ state: 'Frozen' }), designer, published, ['new-draft 5']],
    [
      'of unknown number',
      { labelId: 7, template: printed.template, name: '' },
      manager,
      published,
      ['next published'],
    ],
  ])('the newest version of a label, %s', (_how, base, rights, review, expected) => {
    expect(ways({ thing: label, base, rights, review })).toEqual(expected);
  });

  it.each([
    ['printed, by a designer', printed, designer, ['new-draft 5']],
    ['older than the newest', buildBase({ newestVersion: 6 }), designer, ['new-draft 7']],
    ['printed, by both', printed, both, ['new-draft 5']],
    ['open, by a designer', inReview, designer, ['same-draft 4', 'new-draft 5']],
    ['open, by both', draft, both, ['same-draft 4', 'new-draft 5']],
    ['open, by a manager alone', draft, manager, []],
    ['open, by a quality manager', draft, role('QualityManager'), []],
  ])('a version of the review, %s', (_how, base, rights, expected) => {
    expect(ways({ thing: version, base, rights, review: published })).toEqual(expected);
  });
});
