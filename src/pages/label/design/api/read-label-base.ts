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
  const setup = managesLabels ? client.query({ ...labelQueries.setup(labelId), ...fresh }) : undefined;
  if (!mayUpload(roles)) return setupBase(client, labelId, setup);
  // What a save is based on is read before the design: if it changes in between, the save is refused and nothing is lost.
  const [known, versions] = await Promise.all([setup, readVersions(client, labelId, managesLabels)]);
  const reviewed =
    versions && (await readNewest(client, labelId, { versions, isReadOtherwise: managesLabels }));
  if (reviewed) return { ...(await versionBase(client, reviewed)), revision: known?.revision };
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

/** Returns the versions of a label; undefined where the server does not list them and the label can be read otherwise. */
const readVersions = (
  client: QueryClient,
  labelId: Id,
  isReadOtherwise: boolean,
): Promise<LabelVersions | undefined> =>
  client.query({ ...reviewQueries.versions(labelId), ...fresh }).catch((error: unknown) => {
    if (!isReadOtherwise) throw error;
    return noneIfNotOffered(error);
  });

/** Returns the newest version; undefined where it is not known which one that is, and the label can be read otherwise. */
async function readNewest(
  client: QueryClient,
  labelId: Id,
  { versions, isReadOtherwise }: { versions: LabelVersions; isReadOtherwise: boolean },
): Promise<Reviewed | undefined> {
  const newest = newestOf(versions.versions);
  // Without the whole list only a version that waits is known, which may not be the newest.
  if (!newest || (!versions.isWhole && isReadOtherwise)) return undefined;
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

/** Returns what the management of labels says; who saved it is read meanwhile. */
async function setupBase(
  client: QueryClient,
  labelId: Id,
  asked: Promise<LabelSetup> | undefined,
): Promise<DesignBase> {
  if (!asked) return { template: await templateIn(client, undefined), name: '', labelId };
  // Only shown: a server need not say it.
  const rowsAsked = client.query({ ...labelQueries.versions(labelId), ...fresh }).catch(() => []);
  const { name, revision, version, state, template: read } = await asked;
  const template = await templateIn(client, read);
  const row = (await rowsAsked).find((one) => one.version === version);
  const saved = { savedBy: textOf(row?.uploadedBy), createdAt: textOf(row?.createdAt) };
  return { template, name, labelId, revision, version, newestVersion: version, state, ...saved };
}
