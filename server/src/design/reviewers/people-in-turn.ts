import { and, asc, eq, sql } from 'drizzle-orm';
import { canReview, reviewTable, roleInTurn, type ReviewAction, type ReviewState } from 'label-core/review';
import type { QualityRole } from '../../foundation/access/roles.ts';
import { accounts } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { nameOf } from '../history/actor.ts';

/** Somebody with a role of quality assurance whose account is enabled. */
export interface Reviewer {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly QualityRole[];
}

/** Everybody who has any role of quality assurance, by name. */
export async function loadReviewers(transaction: Transaction): Promise<Reviewer[]> {
  const people = await transaction
    .select({
      id: accounts.id,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      roles: accounts.qualityRoles,
    })
    .from(accounts)
    .where(and(eq(accounts.isEnabled, true), sql`cardinality(${accounts.qualityRoles}) > 0`))
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.id));
  return people.map((person) => ({ ...person, name: nameOf(person) }));
}

/** What takes a version further from this state; undefined where it has arrived. */
export const actionInTurn = (state: ReviewState): ReviewAction | undefined =>
  (['set-ready', 'approve', 'publish'] as const).find((action) => reviewTable[state][action]);

interface WaitingVersion {
  readonly state: ReviewState;
  /** Undefined while nobody has uploaded it yet. */
  readonly uploadedBy?: number;
}

/** Those of the people who can take the version further, Master among them, by the table of the review. */
export function peopleInTurn(people: readonly Reviewer[], { state, uploadedBy }: WaitingVersion): Reviewer[] {
  const action = actionInTurn(state);
  if (!action) return [];
  return people.filter(({ id, roles }) => canReview({ state, isOwn: id === uploadedBy }, roles, action));
}

/** Those a mail goes to: who holds the role itself; who holds Master where nobody does. */
export function peopleToTell(people: readonly Reviewer[], version: WaitingVersion): Reviewer[] {
  const inTurn = peopleInTurn(people, version);
  const role = roleInTurn(version.state);
  const holders = inTurn.filter(({ roles }) => role !== undefined && roles.includes(role));
  return holders.length > 0 ? holders : inTurn;
}
