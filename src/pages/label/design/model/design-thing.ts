import type { LabelTemplate } from 'label-core';
import type { TestDataRow } from '@/entities/review';
import { toId, type Id } from '@/shared/api';
import type { Params } from 'react-router';

/** What is being designed. */
export type DesignThing =
  | { kind: 'new'; from?: { standardId: Id } | { labelId: Id } }
  /** A label's next version, made out of its newest. */
  | { kind: 'label'; labelId: Id }
  /** A version opened from the screens of the review. */
  | { kind: 'version'; labelId: Id; versionId: Id };

/** What a design begins with, and what a save of it is based on. Parts that the server does not send are undefined. */
export interface DesignBase {
  template: LabelTemplate;
  /** Name of the label; for a new one a suggestion. */
  name: string;
  /** Label that exists on the server; undefined for a new one, also for a copy of another label. */
  labelId?: Id | undefined;
  /** Version that the template is of. */
  versionId?: Id | undefined;
  /** Number of that version within its label. */
  version?: number | undefined;
  /** SHA-256 of the template of that version. */
  versionHash?: string | undefined;
  /** State of that version in the review, as the server spells it. */
  state?: string | undefined;
  /** The current person uploaded that version. */
  isOwn?: boolean | undefined;
  /** People whose approvals no longer count when the file of that version is replaced. */
  approvedBy?: readonly string[] | undefined;
  /** Rows of test data of that version: named values to look at it with. */
  testData?: readonly TestDataRow[] | undefined;
  /** Person who saved that version. */
  savedBy?: string | undefined;
  /** ISO date and time at which that version was created. */
  createdAt?: string | undefined;
  /** Number of the newest version that was seen. */
  newestVersion?: number | undefined;
  /** Hash of the newest version that was seen: a newer one is never overwritten unseen. */
  newestHash?: string | undefined;
  /** Revision of the label, which increases with every change. */
  revision?: number | undefined;
}

/** Returns a text that names a thing, for keeping and locking its design: "new", "label/4", "label/4/version/31". */
export function thingKey(thing: DesignThing): string {
  if (thing.kind === 'new') return 'new';
  const label = `label/${thing.labelId}`;
  return thing.kind === 'label' ? label : `${label}/version/${thing.versionId}`;
}

/** Parameters of the address of a new label: what it begins with. */
const FROM_STANDARD = 'from';
const COPY_OF = 'copy';

/** Returns what is designed at an address. */
export function thingAt(params: Params, query: URLSearchParams): DesignThing {
  const { id, labelId, versionId } = params;
  if (labelId !== undefined && versionId !== undefined)
    return { kind: 'version', labelId: toId(labelId), versionId: toId(versionId) };
  if (id !== undefined) return { kind: 'label', labelId: toId(id) };
  const standard = query.get(FROM_STANDARD);
  if (standard !== null) return { kind: 'new', from: { standardId: toId(standard) } };
  const copied = query.get(COPY_OF);
  return copied === null ? { kind: 'new' } : { kind: 'new', from: { labelId: toId(copied) } };
}
