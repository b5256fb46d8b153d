import type { ReviewState } from 'label-core/review';
import type { NewEntry } from '../../design/history/append-history.ts';
import type { Actor } from '../../design/history/actor.ts';
import type { DemoVersion } from './demo-labels.ts';

/** Time between two steps of a demo's review: twenty minutes. */
const stepMs = 20 * 60_000;

/** Actors of the demo's reviews by their role. */
export interface DemoReviewers {
  readonly designer: Actor;
  readonly dataApprover: Actor;
  readonly designApprover: Actor;
  readonly publisher: Actor;
}

type Step = Pick<NewEntry, 'action' | 'from' | 'to' | 'comment' | 'seenRegions'> & {
  readonly by: keyof DemoReviewers;
};

const ready: Step = { by: 'designer', action: 'set-ready', from: 'Draft', to: 'DataApprover' };
const dataApproved: Step = {
  by: 'dataApprover',
  action: 'approve',
  from: 'DataApprover',
  to: 'DesignApprover',
  comment: 'Names and numbers compared with the article list.',
};
const designApproved: Step = {
  by: 'designApprover',
  action: 'approve',
  from: 'DesignApprover',
  to: 'Publisher',
};
const published: Step = { by: 'publisher', action: 'publish', from: 'Publisher', to: 'Published' };

/** Steps that lead a draft of the demo to each state. */
const waysTo: Readonly<Record<ReviewState, readonly Step[]>> = {
  Draft: [],
  DataApprover: [ready],
  DesignApprover: [ready, dataApproved],
  Publisher: [ready, dataApproved, designApproved],
  Published: [ready, dataApproved, designApproved, published],
  Superseded: [ready, dataApproved, designApproved, published],
  Withdrawn: [{ by: 'designer', action: 'withdraw', from: 'Draft', to: 'Withdrawn' }],
};

interface Story extends Pick<DemoVersion, 'state' | 'comment' | 'rejection' | 'withdrawal'> {
  readonly createdAt: Date;
}

/**
 * Returns the history entries of a version of the demo: its upload, and its review step by step; without reviewers, its
 * publication at once.
 */
export function demoReview(
  { state, comment = '', rejection, withdrawal, createdAt }: Story,
  { designer, ...reviewers }: Partial<DemoReviewers> & Pick<DemoReviewers, 'designer'>,
): Omit<NewEntry, 'version'>[] {
  const { dataApprover, designApprover, publisher } = reviewers;
  if (!dataApprover || !designApprover || !publisher) {
    return [{ at: createdAt, actor: designer, action: 'published-at-once', from: null, to: 'Published' }];
  }
  const actors: DemoReviewers = { designer, dataApprover, designApprover, publisher };
  const rejected: readonly Step[] =
    rejection === undefined
      ? []
      : [
          ready,
          dataApproved,
          { by: 'designApprover', action: 'reject', from: 'DesignApprover', to: 'Draft', comment: rejection },
        ];
  return [
    { at: createdAt, actor: designer, action: 'uploaded', from: null, to: 'Draft', comment },
    ...[...rejected, ...waysTo[state]].map(({ by, ...step }, index) => ({
      ...step,
      comment: step.action === 'withdraw' ? (withdrawal ?? '') : (step.comment ?? ''),
      at: new Date(createdAt.getTime() + (index + 1) * stepMs),
      actor: actors[by],
    })),
  ];
}
