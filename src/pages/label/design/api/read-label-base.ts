import type { QueryClient } from '@tanstack/react-query';
import { isOpenState } from 'label-core/review';
import { labelQueries, type LabelSetup } from '@/entities/label';
import {
  mayUpload,
  reviewQueries,
  reviewStateOf,
  type LabelVersions,
  type ReviewVersion,
  type TestDataRow,
  type VersionRow,
} from '@/entities/review';
import { isNotOffered, toApiError, type Id } from '@/shared/api';
import type { DesignBase } from '../model/design-thing';
import type { DesignRights } from '../model/save-ways';
import { texts } from '../i18n';
import { templateIn } from './template-in';

const fresh = { staleTime: 0 } as const;

/**
 * Returns the newest version of a label as this person may read it: from the review if they may upload versions, else from
 * the management of labels. Rejects with ApiError.
 */
export async function readLabelBase(
  client: QueryClient,
  labelId: Id,
  { managesLabels, roles }: DesignRights,
): Promise<DesignBase> {
  // What a save is based on is read before the design: if it changes in between, the save is refused and nothing is lost.
  const setup = managesLabels ? await client.query({ ...labelQueries.setup(labelId), ...fresh }) : undefined;
  const reviewed = mayUpload(roles) ? await readNewest(client, labelId, setup !== undefined) : undefined;
  if (reviewed) return { ...(await versionBase(client, reviewed)), revision: setup?.revision };
  return setupBase(client, labelId, setup);
}

/** Returns a version of the review. Rejects with ApiError. */
export async function readVersionBase(client: QueryClient, labelId: Id, versionId: Id): Promise<DesignBase> {
  const versions = await client
    .query({ ...reviewQueries.versions(labelId), ...fresh })
    .catch((error: unknown) => noneIfNotOffered(error));
  const version = await client.query({ ...reviewQueries.version(labelId, versionId), ...fresh });
  return versionBase(client, { versions, version });
}

interface Reviewed {
  versions: LabelVersions | undefined;
  version: ReviewVersion;
}

/** Returns the newest version; undefined where the server does not list it and the label can be read otherwise. */
async function readNewest(
  client: QueryClient,
  labelId: Id,
  isReadOtherwise: boolean,
): Promise<Reviewed | undefined> {
  const versions = await client
    .query({ ...reviewQueries.versions(labelId), ...fresh })
    .catch((error: unknown) => {
      if (!isReadOtherwise) throw error;
      return noneIfNotOffered(error);
    });
  const newest = versions && newestOf(versions.versions);
  // Without the whole list only a version that waits is known, which may not be the newest.
  if (!versions || !newest || (!versions.isWhole && isReadOtherwise)) return undefined;
  const version = await client.query({ ...reviewQueries.version(labelId, newest.labelVersionId), ...fresh });
  return { versions, version };
}

function noneIfNotOffered(error: unknown): undefined {
  if (!isNotOffered(toApiError(error))) throw error;
}

/** A version that was withdrawn before it could be printed is nobody's next version. */
const newestOf = (versions: readonly VersionRow[]): VersionRow | undefined =>
  versions.find(({ state, publishedAt }) => state !== 'Withdrawn' || publishedAt !== '') ?? versions[0];

const textOf = (text: string | undefined) => (text === '' ? undefined : text);

async function versionBase(client: QueryClient, { versions, version }: Reviewed): Promise<DesignBase> {
  const newest = versions?.isWhole === true ? newestOf(versions.versions) : undefined;
  const numbers = (versions?.versions ?? []).flatMap((row) => row.version ?? []);
  return {
    template: await templateIn(client, version.template),
    name: version.labelName,
    labelId: version.labelId,
    versionId: version.labelVersionId,
    version: version.version,
    versionHash: textOf(version.versionHash),
    state: version.state,
    isOwn: version.isOwn,
    approvedBy: approversOf(version),
    testData: named(version.testData),
    savedBy: textOf(version.uploadedBy),
    createdAt: textOf(version.createdAt),
    newestVersion: numbers.length > 0 ? Math.max(...numbers) : undefined,
    newestHash: textOf(newest?.versionHash),
  };
}

/** Returns rows of test data with a name for each. */
const named = (rows: readonly TestDataRow[]): readonly TestDataRow[] =>
  rows.map((row, index) => ({ ...row, name: row.name.trim() || texts.testRow({ number: index + 1 }) }));

function approversOf({ state, approvals }: ReviewVersion): string[] {
  const known = reviewStateOf(state);
  if (!known || !isOpenState(known)) return [];
  return [...new Set(approvals.filter(({ approved }) => approved).map(({ by }) => by))];
}

async function setupBase(
  client: QueryClient,
  labelId: Id,
  setup: LabelSetup | undefined,
): Promise<DesignBase> {
  const template = await templateIn(client, setup?.template);
  if (!setup) return { template, name: '', labelId };
  const { name, revision, version, state } = setup;
  // Who saved it is only shown: a server need not say it.
  const rows = await client.query({ ...labelQueries.versions(labelId), ...fresh }).catch(() => []);
  const row = rows.find((one) => one.version === version);
  const saved = { savedBy: textOf(row?.uploadedBy), createdAt: textOf(row?.createdAt) };
  return { template, name, labelId, revision, version, newestVersion: version, state, ...saved };
}
