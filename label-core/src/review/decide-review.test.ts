import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  oneof,
  property,
  record,
  subarray,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canReview, decideReview, isOpenState, roleInTurn } from './decide-review.ts';
import {
  reviewActions,
  reviewRoles,
  reviewStates,
  type ReviewAction,
  type ReviewRole,
  type ReviewState,
} from './review-table.ts';

const other = { isOwn: false } as const;

describe('the review of a version', () => {
  it.each([
    ['Draft', 'LabelDesigner', 'set-ready', 'DataApprover'],
    ['DataApprover', 'DataApprover', 'approve', 'DesignApprover'],
    ['DesignApprover', 'DesignApprover', 'approve', 'Publisher'],
    ['Publisher', 'Publisher', 'publish', 'Published'],
    ['DataApprover', 'DataApprover', 'reject', 'Draft'],
    ['DesignApprover', 'DesignApprover', 'reject', 'Draft'],
    ['Publisher', 'Publisher', 'reject', 'Draft'],
    ['DesignApprover', 'LabelDesigner', 'replace-file', 'Draft'],
    ['Publisher', 'QualityManager', 'withdraw', 'Withdrawn'],
    ['Published', 'Publisher', 'withdraw', 'Withdrawn'],
  ] as const)('goes from %s, by %s who may %s, to %s', (state, role, action, next) => {
    expect(decideReview({ state, ...other }, [role], action)).toEqual({ next });
    expect(decideReview({ state, ...other }, ['Master'], action)).toEqual({ next });
  });

  it('gives the reason of a refusal: the state first, then the role, then whose version it is', () => {
    const own = { state: 'DataApprover', isOwn: true } as const;
    expect(decideReview({ state: 'Draft', ...other }, ['DataApprover'], 'approve')).toEqual({
      refusal: 'not-in-this-state',
    });
    expect(decideReview(own, ['DesignApprover'], 'approve')).toEqual({ refusal: 'role-missing' });
    expect(decideReview(own, ['DataApprover'], 'approve')).toEqual({ refusal: 'own-version' });
    expect(decideReview(own, ['DataApprover', 'Master'], 'approve')).toEqual({ next: 'DesignApprover' });
    expect(decideReview(own, ['DataApprover'], 'reject')).toEqual({ next: 'Draft' });
  });

  it('binds Master to four eyes where the organisation wants it', () => {
    const own = { state: 'DataApprover', isOwn: true, bindsMaster: true } as const;
    const ownVersion = { refusal: 'own-version' };
    expect(decideReview(own, ['Master'], 'approve')).toEqual(ownVersion);
    expect(decideReview(own, ['Master', 'DataApprover'], 'approve')).toEqual(ownVersion);
    expect(decideReview({ ...own, state: 'Publisher' }, ['Master'], 'publish')).toEqual(ownVersion);
    expect(decideReview({ ...own, isOwn: false }, ['Master'], 'approve')).toEqual({ next: 'DesignApprover' });
    // What approves nothing.
    expect(decideReview(own, ['Master'], 'reject')).toEqual({ next: 'Draft' });
    expect(decideReview({ ...own, state: 'Published' }, ['Master'], 'withdraw')).toEqual({
      next: 'Withdrawn',
    });
  });

  it('waits for one role in every open state, and for no role in a finished one', () => {
    expect(reviewStates.map((state) => [state, roleInTurn(state), isOpenState(state)])).toEqual([
      ['Draft', 'LabelDesigner', true],
      ['DataApprover', 'DataApprover', true],
      ['DesignApprover', 'DesignApprover', true],
      ['Publisher', 'Publisher', true],
      ['Published', undefined, false],
      ['Superseded', undefined, false],
      ['Withdrawn', undefined, false],
    ]);
  });

  it('changes nothing of a superseded or withdrawn version', () => {
    for (const state of ['Superseded', 'Withdrawn'] as const) {
      for (const action of reviewActions) {
        expect(canReview({ state, ...other }, reviewRoles, action)).toBe(false);
      }
    }
  });

  it('publishes nothing without a data and a design approval since the last change of the file', () => {
    const attempt = record({
      // Steps forward are tried more often, as otherwise hardly anything would be published.
      action: oneof(
        { weight: 3, arbitrary: constantFrom('set-ready', 'approve', 'publish' as const) },
        { weight: 1, arbitrary: constantFrom(...reviewActions) },
      ),
      roles: oneof(constant(reviewRoles), subarray([...reviewRoles])),
      isOwn: boolean(),
    });
    const publications: string[] = [];
    assert(
      property(array(attempt, { maxLength: 40 }), (attempts) => {
        publications.push(...publishedWith(attempts));
      }),
      { numRuns: 10_000 },
    );
    expect(publications.length).toBeGreaterThan(100);
    expect(new Set(publications)).toEqual(new Set(['DataApprover,DesignApprover']));
  });
});

interface Attempt {
  readonly action: ReviewAction;
  readonly roles: readonly ReviewRole[];
  readonly isOwn: boolean;
}

/** Applies the allowed steps. Returns for each publication the approvals since the last change of the file. */
function publishedWith(attempts: readonly Attempt[]): string[] {
  const published: string[] = [];
  let approved: ReviewState[] = [];
  let state: ReviewState = 'Draft';
  for (const { action, roles, isOwn } of attempts) {
    const decision = decideReview({ state, isOwn }, roles, action);
    if ('refusal' in decision) continue;
    if (action === 'approve') approved.push(state);
    if (decision.next === 'Draft') approved = [];
    if (decision.next === 'Published') published.push(approved.join(','));
    state = decision.next;
  }
  return published;
}
