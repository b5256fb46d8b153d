import { isOpenState, type ReviewRole } from 'label-core/review';
import type { LabelReview } from '@/entities/label';
import { canTake, mayUpload, reviewStateOf } from '@/entities/review';
import { access, canAccess, qualityRolesOf, type SessionUser } from '@/entities/session';
import type { DesignBase, DesignThing } from './design-thing';

/** What this person may save. */
export interface DesignRights {
  managesLabels: boolean;
  roles: readonly ReviewRole[];
}

export const designRights = (user: SessionUser | undefined): DesignRights => ({
  managesLabels: canAccess(user, access.labels),
  roles: qualityRolesOf(user),
});

/** Returns whether a draft can be sent into review: it is saved as it is on the screen. */
export const isReadyOffered = (
  { state, versionId, isOwn = false }: DesignBase,
  { roles }: DesignRights,
  hasChanges: boolean,
): boolean =>
  state === 'Draft' &&
  versionId !== undefined &&
  !hasChanges &&
  canTake({ state, isOwn }, roles, 'set-ready');

/** What becomes of a version that is no draft; undefined where the server does not say. */
type Outcome = 'published' | 'review' | undefined;

/** A way to save a design: one call of the server. */
export type SaveWay =
  /** Adds the label with its first version. */
  | { kind: 'add'; outcome: Outcome }
  /** Adds the next version, which is published at once or begins its review. */
  | { kind: 'next'; version: number | undefined; outcome: Outcome }
  /** Adds the next version as a draft. */
  | { kind: 'new-draft'; version: number | undefined }
  /** Replaces the file of an open version, which is a draft afterwards. */
  | { kind: 'same-draft'; version: number | undefined };

export type SaveKind = SaveWay['kind'];

interface Saved {
  thing: DesignThing;
  base: DesignBase;
  rights: DesignRights;
  /** What becomes of a version that is saved now; undefined where the server does not say. */
  review: Pick<LabelReview, 'state'> | undefined;
}

/**
 * Returns the ways in which this person may save the design, the main one first; empty where they may only look at it. The
 * server decides in any case.
 */
export function saveWays({ thing, base, rights, review }: Saved): readonly SaveWay[] {
  const { managesLabels, roles } = rights;
  const outcome = outcomeOf(review);
  if (base.labelId === undefined) return managesLabels ? [{ kind: 'add', outcome }] : [];
  const version = nextNumber(base);
  const newDraft = { kind: 'new-draft', version } as const;
  // The review is where a version is opened by its reviewers: what is saved there is reviewed.
  const next = managesLabels && thing.kind !== 'version' ? [{ kind: 'next', version, outcome } as const] : [];
  if (!mayUpload(roles)) return next;
  return replacesFile(base, roles)
    ? [{ kind: 'same-draft', version: base.version }, ...next, newDraft]
    : [...next, newDraft];
}

const outcomeOf = (review: Pick<LabelReview, 'state'> | undefined): Outcome => {
  const state = review && reviewStateOf(review.state);
  return state && (state === 'Published' ? 'published' : 'review');
};

function nextNumber({ version, newestVersion }: DesignBase): number | undefined {
  const newest = newestVersion ?? version;
  return newest === undefined ? undefined : newest + 1;
}

/** A new file replaces that of an open version, instead of superseding it. Its hash says which file was seen. */
function replacesFile(base: DesignBase, roles: readonly ReviewRole[]): boolean {
  const { versionId, versionHash, isOwn = false } = base;
  const state = reviewStateOf(base.state ?? '');
  return (
    versionId !== undefined &&
    versionHash !== undefined &&
    state !== undefined &&
    isOpenState(state) &&
    canTake({ state, isOwn }, roles, 'replace-file')
  );
}

/** Returns whether what is saved is printed from then on. */
export const isPublishedAtOnce = (way: SaveWay): boolean =>
  (way.kind === 'add' || way.kind === 'next') && way.outcome === 'published';

/** Returns the way that saves a design as the version after theirs. */
export function overWay(way: SaveWay, theirs: DesignBase): SaveWay {
  const newest = theirs.newestVersion ?? theirs.version;
  const version = newest === undefined ? undefined : newest + 1;
  return way.kind === 'next' ? { ...way, version } : { kind: 'new-draft', version };
}
