import type { LabelTemplate } from 'label-core';
import { BY_TIME, inKeptDesigns } from '../api/kept-designs-database';
import { KEPT_EXPIRY_MS } from '../config/timings';
import { blankBase } from './blank-base';
import type { DesignBase } from './design-thing';

const SCHEMA = 1;

/** Unsaved design in this browser. */
export interface KeptDesign {
  schema: typeof SCHEMA;
  /** Person and thing: one record for each. */
  key: string;
  template: LabelTemplate;
  name: string;
  /** Version that the design was made out of; empty for a new label. */
  basedOn: KeptBase;
  /** Time of the last change, in ms since 1970. */
  savedAtMs: number;
}

/** What a save of a design is based on. */
export type KeptBase = Pick<
  DesignBase,
  'labelId' | 'versionId' | 'version' | 'versionHash' | 'newestHash' | 'revision'
>;

/** Returns the key of a person's design. */
export const keptKey = (userId: string, thingKey: string): string => `${userId}/${thingKey}`;

/** Returns what a save of a design would be based on. */
export const keptBase = (base: DesignBase): KeptBase => {
  const { labelId, versionId, version, versionHash, newestHash, revision } = base;
  return { labelId, versionId, version, versionHash, newestHash, revision };
};

/**
 * The label was saved since the design was kept: then the next save would be refused as a conflict. A draft whose file was
 * replaced has the same number: who reads no hashes knows it by the revision of the label.
 */
export const isKeptOlder = ({ basedOn }: KeptDesign, base: DesignBase): boolean =>
  basedOn.version !== base.version ||
  basedOn.versionHash !== base.versionHash ||
  basedOn.newestHash !== base.newestHash ||
  (base.versionHash === undefined && basedOn.revision !== base.revision);

/**
 * Returns the base to go on with a kept design. What its save is based on is that which was seen then, so that what others
 * saved since is noticed. A new label has no base of its own: all of it counts as changed.
 */
export function restoredBase(base: DesignBase | undefined, found: KeptDesign): DesignBase {
  const { template, basedOn } = found;
  if (!base) return blankBase({ widthMm: template.widthMm, heightMm: template.heightMm });
  return isKeptOlder(found, base)
    ? { ...base, ...basedOn, newestVersion: basedOn.version, state: undefined, approvedBy: [] }
    : base;
}

/** Keeps a design in this browser. Rejects where the browser stores nothing or is full. */
export async function keepDesign(design: Omit<KeptDesign, 'schema'>): Promise<void> {
  await inKeptDesigns('readwrite', (store) => store.put({ ...design, schema: SCHEMA }));
}

/** Removes a kept design, after it was saved or discarded. Never rejects. */
export async function forgetDesign(key: string): Promise<void> {
  await inKeptDesigns('readwrite', (store) => store.delete(key)).catch(() => undefined);
}

/**
 * Returns the kept design of a key; undefined if there is none, and where the browser stores nothing. Removes all that are
 * older than 30 days, of everybody who used this browser. Never rejects.
 */
export async function loadKeptDesign(
  key: string,
  nowMs: number = Date.now(),
): Promise<KeptDesign | undefined> {
  try {
    const old = IDBKeyRange.upperBound(nowMs - KEPT_EXPIRY_MS);
    const [oldKeys, kept] = await Promise.all([
      inKeptDesigns('readonly', (store) => store.index(BY_TIME).getAllKeys(old)),
      inKeptDesigns('readonly', (store): IDBRequest<KeptDesign | undefined> => store.get(key)),
    ]);
    for (const one of oldKeys) await inKeptDesigns('readwrite', (store) => store.delete(one));
    // A record of a later version of the app is left to that.
    return kept?.schema === SCHEMA && !oldKeys.includes(key) ? kept : undefined;
  } catch {
    return undefined;
  }
}
