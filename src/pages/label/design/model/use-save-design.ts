import { useQueryClient, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import type { LabelTemplate } from 'label-core';
import { labelQueries } from '@/entities/label';
import { mayUpload, reviewQueries } from '@/entities/review';
import { rereadOnConflict, type Id } from '@/shared/api';
import {
  addDesignMutation,
  saveNewDraftMutation,
  saveNextVersionMutation,
  saveSameDraftMutation,
  type SavedVersion,
} from '../api/save-design-mutation';
import type { DesignBase } from './design-thing';
import type { DesignRights, SaveWay } from './save-ways';

interface SavedDesign {
  /** What the design was made out of. */
  base: DesignBase;
  template: LabelTemplate;
  name: string;
}

type Save = (way: SaveWay, design: SavedDesign) => Promise<DesignBase>;

/**
 * Returns a function that saves a design in one of its ways, and resolves with what the next save is based on. Rejects with
 * ApiError; with SaveConflict where somebody else saved meanwhile.
 */
export function useSaveDesign(rights: DesignRights): Save {
  const client = useQueryClient();
  return savingWith(client, rights);
}

/** Returns the same function outside of a screen. */
export function savingWith(client: QueryClient, rights: DesignRights): Save {
  return async (way, design) => {
    const sent = rereadOnConflict(send(client, way, design), client, labelQueries.administered());
    const saved = await rereadOnConflict(sent, client, reviewQueries.all());
    const base = baseAfter(way, design, saved);
    return mayUpload(rights.roles) ? withHash(client, base) : base;
  };
}

function send(
  client: QueryClient,
  { kind }: SaveWay,
  { base, template, name }: SavedDesign,
): Promise<SavedVersion | undefined> {
  const design = { template, name };
  const { labelId, versionId, versionHash, revision } = base;
  if (labelId === undefined || kind === 'add') return mutated(client, addDesignMutation(), design);
  if (kind === 'next') return mutated(client, saveNextVersionMutation(), { ...design, labelId, revision });
  return kind === 'same-draft' && versionId !== undefined && versionHash !== undefined
    ? mutated(client, saveSameDraftMutation(), { ...design, labelId, versionId, versionHash })
    : mutated(client, saveNewDraftMutation(), { ...design, labelId, basedOn: base.newestHash });
}

/** Runs a mutation as a component does: the cache shows its errors and reads anew what it makes stale. */
const mutated = <Data, Fault, Variables>(
  client: QueryClient,
  options: MutationOptions<Data, Fault, Variables>,
  variables: Variables,
): Promise<Data> => client.getMutationCache().build(client, options).execute(variables);

const known = (text: string | undefined) => (text === '' ? undefined : text);

/** Returns what the next save is based on, as far as the server says it. */
function baseAfter(
  way: SaveWay,
  { base, template, name }: SavedDesign,
  saved: SavedVersion | undefined,
): DesignBase {
  const version = saved?.version ?? ('version' in way ? way.version : 1);
  const isDraft = way.kind === 'new-draft' || way.kind === 'same-draft';
  const sameId = way.kind === 'same-draft' ? base.versionId : undefined;
  const versionHash = known(saved?.versionHash);
  return {
    template,
    name,
    testData: base.testData,
    labelId: base.labelId ?? saved?.labelId,
    versionId: saved?.labelVersionId ?? sameId,
    version,
    versionHash,
    state: known(saved?.state) ?? (isDraft ? 'Draft' : undefined),
    isOwn: true,
    newestVersion: version,
    newestHash: versionHash,
    // Each save counts one revision; if that is wrong, the next save is refused and nothing is lost.
    revision: saved?.revision ?? (base.revision === undefined ? undefined : base.revision + 1),
  };
}

/** Adds the hash that the next draft is based on, where the answer had none. Never rejects. */
async function withHash(client: QueryClient, base: DesignBase): Promise<DesignBase> {
  const { labelId } = base;
  if (labelId === undefined || base.versionHash !== undefined) return base;
  const row = await rowOf(client, labelId, base);
  if (!row || row.versionHash === '') return base;
  const { labelVersionId: versionId, versionHash } = row;
  return { ...base, versionId, versionHash, newestHash: versionHash };
}

async function rowOf(client: QueryClient, labelId: Id, { versionId, version }: DesignBase) {
  const listed = await client
    .query({ ...reviewQueries.versions(labelId), staleTime: 0, retry: false })
    .catch(() => undefined);
  return listed?.versions.find((row) =>
    versionId === undefined ? row.version === version : row.labelVersionId === versionId,
  );
}
