import { and, asc, eq, sql } from 'drizzle-orm';
import { canReview, reviewTable, roleInTurn, type ReviewAction, type ReviewState } from 'label-core/review';
import type { QualityRole } from '../../foundation/access/roles.ts';
import { accounts, organizations } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { nameOf } from '../history/actor.ts';

/** Person with a role of quality assurance and an enabled account. */
export interface Reviewer {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly QualityRole[];
  /** Whether their organisation lets nobody decide in favour of their own version, not even Master. */
  readonly bindsMaster: boolean;
}

/** Loads all people with any role of quality assurance, by name. */
export async function loadReviewers(transaction: Transaction): Promise<Reviewer[]> {
  const people = await transaction
    .select({
      id: accounts.id,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      roles: accounts.qualityRoles,
      bindsMaster: organizations.bindsMaster,
    })
    .from(accounts)
    .innerJoin(organizations, eq(organizations.organizationId, accounts.organizationId))
    .where(and(eq(accounts.isEnabled, true), sql`cardinality(${accounts.qualityRoles}) > 0`))
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.id));
  return people.map((person) => ({ ...person, name: nameOf(person) }));
}

/** Returns the action that moves a version on from this state; undefined for a final state. */
export const actionInTurn = (state: ReviewState): ReviewAction | undefined =>
  (['set-ready', 'approve', 'publish'] as const).find((action) => reviewTable[state][action]);

interface WaitingVersion {
  readonly state: ReviewState;
  /** Undefined if nobody has uploaded it yet. */
  readonly uploadedBy?: number;
}

/** Returns the people who can move the version on, including the Master, according to the table of the review. */
export function peopleInTurn(people: readonly Reviewer[], { state, uploadedBy }: WaitingVersion): Reviewer[] {
  const action = actionInTurn(state);
  if (!action) return [];
  return people.filter(({ id, roles, bindsMaster }) =>
    canReview({ state, isOwn: id === uploadedBy, bindsMaster }, roles, action),
  );
}

/** Returns the recipients of a mail: the holders of the role itself; if there are none, those of Master. */
export function peopleToTell(people: readonly Reviewer[], version: WaitingVersion): Reviewer[] {
  const inTurn = peopleInTurn(people, version);
  const role = roleInTurn(version.state);
  const holders = inTurn.filter(({ roles }) => role !== undefined && roles.includes(role));
  return holders.length > 0 ? holders : inTurn;
}
